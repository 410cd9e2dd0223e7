import type { Order } from '@ghar/domain/order/order';
import Chip from '@mui/material/Chip';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Amount } from '../amount.tsx';
import { CustomerName } from './customer-name.tsx';
import { OrderStateChip } from './order-state-chip.tsx';

type OrderGlanceProps = {
  order: Order;
  /** Replaces the time below the name. */
  note?: ReactNode;
};

/** Wide enough for the time in one line. */
const TIME_WIDTH = '9rem';

/** Two lines of an order in a list item: customer and time, amount and state; below one another where it is narrow. */
export function OrderGlance({ order, note }: OrderGlanceProps) {
  const { testPayment } = usePanelTexts();
  const { formats } = useTexts();
  return (
    <Stack
      direction="row"
      sx={{ flex: 1, flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <ListItemText
        sx={{ flexBasis: TIME_WIDTH }}
        primary={<CustomerName order={order} />}
        secondary={
          note ?? (
            <time dateTime={order.created_at.toISOString()}>
              {formats.minute(order.created_at)}
            </time>
          )
        }
      />
      <Stack sx={{ flex: 'none', marginInlineStart: 'auto', alignItems: 'end', gap: 0.5 }}>
        <Amount>{formats.charge(order.total_amount)}</Amount>
        <Stack direction="row" sx={{ gap: 0.75 }}>
          {order.payment_test && <Chip color="test" label={testPayment.mark} />}
          <OrderStateChip order={order} />
        </Stack>
      </Stack>
    </Stack>
  );
}
