import Chip from '@mui/material/Chip';
import { orderState } from '@ghar/domain/order/order-state';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { orderStateColours } from './status-colours.ts';
import { orderStateIcons } from './status-icons.tsx';

export function OrderStateChip({ order }: { order: Parameters<typeof orderState>[0] }) {
  const state = orderState(order);
  const names = usePanelTexts().orderStates;
  return (
    <Chip
      color={orderStateColours[state]}
      icon={orderStateIcons[state]}
      label={names[state]}
      sx={{ '& .MuiChip-icon': { fontSize: '1.0625rem' } }}
    />
  );
}
