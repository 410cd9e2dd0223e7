import type { Order } from '@ghar/domain/order/order';
import Box from '@mui/material/Box';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

/** A customer's name, or a note that it was erased. */
export function CustomerName({
  order: { customer_name, erased_at },
}: {
  order: Pick<Order, 'customer_name' | 'erased_at'>;
}) {
  const { mark } = usePanelTexts().privacy;
  return erased_at === null ? (
    <bdi>{customer_name}</bdi>
  ) : (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}>
      {mark}
    </Box>
  );
}
