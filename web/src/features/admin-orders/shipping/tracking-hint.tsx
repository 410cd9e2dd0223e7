import { parseTrackingNumber, trackingProblem } from '@ghar/domain/order/carrier';
import Typography from '@mui/material/Typography';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';

type TrackingHintProps = { carrier: string | null; number: string };

/** Warns that a number does not look like the carrier's; it is stored anyway. */
export function TrackingHint({ carrier, number }: TrackingHintProps) {
  const texts = usePanelTexts().carrier;
  const isUnlike =
    carrier !== null &&
    parseTrackingNumber(number).reason === null &&
    trackingProblem(carrier, number) !== null;
  return (
    <Typography variant="caption" component="output" color="warning" sx={{ display: 'block' }}>
      {isUnlike && texts.unlike(carrier)}
    </Typography>
  );
}
