import { orderNumber } from '@ghar/domain/order-number';
import { ORDER_STATUSES, type OrderStatus } from '@ghar/domain/status';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { bulkTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { orderStatusNames } from '../../i18n/ar/status.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { useChangeQuestion } from './change-dialog.tsx';
import { CompactSelect } from './field-look.ts';
import { consequencesOf } from './step-consequences.ts';
import type { StoredOrder } from './stored-order.ts';
import { useOrderSteps } from './use-order-steps.ts';

const Bar = styled('section')({
  position: 'sticky',
  insetBlockStart: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockEnd: 12,
  padding: '8px 18px',
  borderRadius: radius.card,
  backgroundColor: colour.laurelDeep,
  color: colour.limestone,
  '& output': { fontWeight: 500, marginInlineEnd: 'auto' },
  '& select': { width: 'auto', minHeight: 44 },
  '& .MuiButton-root': {
    minHeight: 44,
    backgroundColor: colour.soapLight,
    color: colour.laurelDeep,
    '&:hover': { backgroundColor: '#fff' },
    '&:focus-visible': { outlineColor: '#fff' },
  },
});
const Clear = styled(Button)({
  minHeight: 44,
  paddingInline: 6,
  color: 'inherit',
  '&:focus-visible': { outlineColor: '#fff' },
});

/** What can be done with the orders that are selected. */
export function BulkBar({
  orders,
  onClear,
}: {
  orders: readonly StoredOrder[];
  onClear: () => void;
}) {
  const { take, busy } = useOrderSteps();
  const { ask, dialog } = useChangeQuestion();
  const choice = useRef<HTMLSelectElement>(null);
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const apply = async (to: OrderStatus): Promise<void> => {
    const changed = orders.filter(({ status }) => status !== to);
    if (changed.length === 0) return onClear();
    const [only] = changed.length === 1 ? changed : [];
    const number = only ? orderNumber(only.id) : null;
    if (!(await ask(consequencesOf(changed, to), number))) return;
    const steps = changed.map(
      ({ id, status: from }) => ({ id, field: 'status', from, to }) as const,
    );
    if (await take(steps)) onClear();
  };
  return (
    <Bar aria-label={texts.name}>
      <output>{texts.selected(orders.length)}</output>
      <CompactSelect
        ref={choice}
        aria-label={texts.status}
        value={status ?? ''}
        onChange={({ target }) =>
          setStatus(ORDER_STATUSES.find((one) => one === target.value) ?? null)
        }
      >
        <option value="" disabled>
          {texts.status}
        </option>
        {ORDER_STATUSES.map((one) => (
          <option key={one} value={one}>
            {orderStatusNames[one]}
          </option>
        ))}
      </CompactSelect>
      <BusyButton
        busy={busy}
        busyText={texts.applying}
        onClick={() => {
          if (status === null) choice.current?.focus();
          else if (!busy) void apply(status);
        }}
      >
        {texts.apply}
      </BusyButton>
      <Clear type="button" variant="text" onClick={onClear}>
        {texts.clear}
      </Clear>
      {dialog}
    </Bar>
  );
}
