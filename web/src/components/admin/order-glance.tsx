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

/** Two lines of an order in a list item: customer and time, amount and state. */
export function OrderGlance({ order, note }: OrderGlanceProps) {
  const { testPayment } = usePanelTexts();
  const { formats } = useTexts();
  return (
    <>
      <ListItemText
        primary={<CustomerName order={order} />}
        secondary={
          note ?? (
            <time dateTime={order.created_at.toISOString()}>
              {formats.minute(order.created_at)}
            </time>
          )
        }
      />
      <Stack sx={{ flex: 'none', alignItems: 'end', gap: 0.5 }}>
        <Amount>{formats.charge(order.total_amount)}</Amount>
        <Stack direction="row" sx={{ gap: 0.75 }}>
          {order.payment_test && <Chip color="test" label={testPayment.mark} />}
          <OrderStateChip order={order} />
        </Stack>
      </Stack>
    </>
  );
}
