import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Amount } from '../../components/amount.tsx';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

type PriceDialogProps = {
  /** In dirhams. */
  before: number;
  after: number;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a price that looks like a typo, showing both. */
export function PriceDialog({ before, after, onConfirm, onClose }: PriceDialogProps) {
  const texts = usePanelTexts().priceDialog;
  const { formats } = useTexts();
  return (
    <DialogFrame
      open
      title={texts.title}
      busy={false}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus onClick={onClose}>
            {texts.review}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '8px 40px', mb: 2 }}>
        {(['before', 'after'] as const).map((when) => (
          <div key={when}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {texts[when]}
            </Typography>
            <Typography component="dd" variant="h3">
              <Amount>{formats.charge({ before, after }[when])}</Amount>
            </Typography>
          </div>
        ))}
      </Stack>
      <p>{texts.text(after > before)}</p>
    </DialogFrame>
  );
}
