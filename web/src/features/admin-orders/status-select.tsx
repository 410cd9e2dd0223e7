import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order-number';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/status';
import { useState } from 'react';
import { orderListTexts as texts } from '../../i18n/admin-orders.ts';
import { orderStatusNames, paymentStatusNames } from '../../i18n/status.ts';
import {
  orderStatusLooks,
  paymentStatusLooks,
  type StatusLook,
} from '../../theme/status-colours.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { chevron, chevronPlace } from './field-look.ts';
import type { StoredOrder } from './stored-order.ts';
import { useOrderStep } from './use-order-steps.ts';

const Select = styled('select')({
  minHeight: 44,
  maxWidth: '100%',
  paddingInline: '13px 28px',
  border: '4px solid transparent',
  borderRadius: radius.pill,
  ...chevronPlace(9),
  backgroundClip: 'padding-box',
  font: 'inherit',
  fontSize: '0.8438rem',
  fontWeight: 450,
  cursor: 'pointer',
  '&:hover': { boxShadow: 'inset 0 0 0 1px currentcolor' },
  '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  '& option': { backgroundColor: colour.paper, color: colour.ink },
});

type SavedSelectProps<Status extends string> = {
  label: string;
  /** As it is stored, and which version of the order that is. */
  value: Status;
  version: number;
  statuses: readonly Status[];
  names: Readonly<Record<Status, string>>;
  looks: Readonly<Record<Status, StatusLook>>;
  /** Answers whether it is stored. */
  onChoose: (status: Status) => Promise<boolean>;
};

/** Stores what is chosen at once. It shows the choice meanwhile, and what is stored where that failed. */
function SavedSelect<Status extends string>({
  label,
  value,
  version,
  statuses,
  names,
  looks,
  onChoose,
}: SavedSelectProps<Status>) {
  const [chosen, setChosen] = useState<Status | null>(null);
  const [saving, setSaving] = useState(false);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setChosen(null);
  }
  const shown = chosen ?? value;
  const { ground, words } = looks[shown];
  const choose = async (status: Status): Promise<void> => {
    setChosen(status);
    setSaving(true);
    if (!(await onChoose(status))) setChosen(null);
    setSaving(false);
  };
  return (
    <Select
      aria-label={label}
      aria-busy={saving}
      value={shown}
      style={{ backgroundColor: ground, color: words, backgroundImage: chevron(words) }}
      onChange={({ target }) => {
        const status = statuses.find((one) => one === target.value);
        if (status !== undefined && !saving) void choose(status);
      }}
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {names[status]}
        </option>
      ))}
    </Select>
  );
}

/** The order's way to the customer: any from any other. */
export function OrderStatusSelect({ order }: { order: StoredOrder }) {
  const take = useOrderStep();
  const { id, status: from } = order;
  return (
    <SavedSelect<OrderStatus>
      label={texts.statusOf(orderNumber(id))}
      value={from}
      version={order.updated_at.getTime()}
      statuses={ORDER_STATUSES}
      names={orderStatusNames}
      looks={orderStatusLooks}
      onChoose={(to) => take({ id, field: 'status', from, to })}
    />
  );
}

export function PaymentStatusSelect({ order }: { order: StoredOrder }) {
  const take = useOrderStep();
  const { id, payment_status: from } = order;
  return (
    <SavedSelect<PaymentStatus>
      label={texts.paymentOf(orderNumber(id))}
      value={from}
      version={order.updated_at.getTime()}
      statuses={PAYMENT_STATUSES}
      names={paymentStatusNames}
      looks={paymentStatusLooks}
      onChoose={(to) => take({ id, field: 'payment_status', from, to })}
    />
  );
}
