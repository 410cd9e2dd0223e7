import FormHelperText from '@mui/material/FormHelperText';
import ListItem from '@mui/material/ListItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { parseTrackingNumber } from '@ghar/domain/order/carrier';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { describedBy, helpId } from '../../../components/form-field.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { TrackingHint } from './tracking-hint.tsx';

type ParcelRowProps = {
  /** The control's id. */
  id: string;
  order: StoredOrder;
  carrier: string | null;
  shown: string;
  /** Another order has the same number. */
  isRepeated: boolean;
  onType: (text: string) => void;
};

/** An order's tracking number, and what storing it would replace. */
export function ParcelRow({ id, order, carrier, shown, isRepeated, onType }: ParcelRowProps) {
  const { bulkShip: texts, carrier: carrierTexts } = usePanelTexts();
  const { formats } = useTexts();
  const isCarrierReplaced = order.status === 'shipped' && carrier !== order.carrier;
  const number = orderNumber(order.id);
  const stored = order.tracking_number;
  const { number: tracking, reason } = parseTrackingNumber(shown);
  const error = reason && carrierTexts.reasons[reason];
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: '4px 16px' }}>
      <Typography component="div" sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <bdi dir="ltr">{number}</bdi>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          <bdi>{order.customer_name}</bdi>
          {formats.comma}
          <bdi>{order.city}</bdi>
        </Typography>
      </Typography>
      <Stack sx={{ flex: '1 1 12rem' }}>
        <OutlinedInput
          id={id}
          size="small"
          error={error !== null}
          value={shown}
          autoComplete="off"
          slotProps={{
            input: {
              'aria-label': texts.numberOf(number),
              maxLength: ORDER_LIMITS.tracking_number,
              dir: 'auto',
              spellCheck: false,
              enterKeyHint: 'next',
              ...describedBy(id, error),
            },
          }}
          onChange={({ target }) => onType(target.value)}
        />
        <FormHelperText id={helpId(id)} component="output" error>
          {error}
        </FormHelperText>
        <TrackingHint carrier={carrier} number={shown} />
        <Typography variant="caption" component="output" color="warning">
          {isRepeated && texts.repeated}
          {stored !== null &&
            error === null &&
            stored !== tracking &&
            (tracking === null ? texts.removed(stored) : texts.replaced(stored))}
          {isCarrierReplaced && <div>{texts.carrierReplaced(order.carrier, carrier)}</div>}
        </Typography>
      </Stack>
    </ListItem>
  );
}
