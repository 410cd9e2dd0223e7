import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order-number';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/status';
import { useRef, useState } from 'react';
import { useDraft } from '../../components/admin/unsaved-work.tsx';
import { orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { orderStatusNames, paymentStatusNames } from '../../i18n/ar/status.ts';
import {
  orderStatusLooks,
  paymentStatusLooks,
  type StatusLook,
} from '../../theme/status-colours.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { useChangeQuestion } from './change-dialog.tsx';
import { chevron, chevronPlace } from './field-look.ts';
import { consequencesOf, isGrave } from './step-consequences.ts';
import type { StoredOrder } from './stored-order.ts';
import { useOrderSteps } from './use-order-steps.ts';

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
  '&[data-held]': { boxShadow: 'inset 0 0 0 1px currentcolor' },
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
  onChoose: (from: Status, to: Status) => Promise<boolean>;
};

/**
 * Stores what is chosen at once. But each press of an arrow chooses: by keys it is
 * stored when the field is left, or by Enter, and taken back by Esc. It shows the
 * choice meanwhile, and what is stored where that failed. What is chosen while another choice is being
 * stored comes after it.
 */
function SavedSelect<Status extends string>({
  label,
  value,
  version,
  statuses,
  names,
  looks,
  onChoose,
}: SavedSelectProps<Status>) {
  /** What is chosen and not on its way yet. */
  const [chosen, setChosen] = useState<Status | null>(null);
  /** What is on its way, or was until it is seen. */
  const [sent, setSent] = useState<Status | null>(null);
  const [saving, setSaving] = useState(false);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setSent(null);
  }
  const shown = chosen ?? sent ?? value;
  const { ground, words } = looks[shown];

  /** What comes after that which is on its way. */
  const next = useRef<Status | null>(null);
  const store = async (status: Status): Promise<void> => {
    next.current = status;
    if (saving) return;
    setSaving(true);
    let stored = sent ?? value;
    for (let to: Status | null = next.current; to !== null; to = next.current) {
      next.current = null;
      setChosen((last) => (last === to ? null : last));
      setSent(to);
      if (to === stored || (await onChoose(stored, to))) stored = to;
      else setSent(null);
    }
    setSaving(false);
  };
  const storeChosen = (): void => {
    if (chosen !== null) void store(chosen);
  };
  useDraft({
    isUnsaved: () => chosen !== null,
    save: async () => {
      if (chosen !== null) await store(chosen);
      // a failure is told; nothing is lost that was written
      return true;
    },
  });

  /** A key is being pressed: a closed list changes within the press. */
  const isPressed = useRef(false);
  const press = (): void => {
    isPressed.current = true;
    setTimeout(() => {
      isPressed.current = false;
    });
  };
  return (
    <Select
      aria-label={label}
      aria-busy={saving}
      value={shown}
      {...(chosen !== null && !saving && { 'data-held': '', title: texts.held })}
      style={{ backgroundColor: ground, color: words, backgroundImage: chevron(words) }}
      onChange={({ target }) => {
        const status = statuses.find((one) => one === target.value);
        if (status === undefined) return;
        setChosen(status);
        if (!isPressed.current) void store(status);
      }}
      onKeyDown={(event) => {
        press();
        if (event.key === 'Escape') setChosen(null);
        if (event.key !== 'Enter' || chosen === null) return;
        // it would open the list
        event.preventDefault();
        storeChosen();
      }}
      onBlur={storeChosen}
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {names[status]}
        </option>
      ))}
    </Select>
  );
}

/** The order's way to the customer: any from any other. Where money is at stake it asks first. */
export function OrderStatusSelect({ order }: { order: StoredOrder }) {
  const { take } = useOrderSteps();
  const { ask, dialog } = useChangeQuestion();
  const { id, status } = order;
  const choose = async (from: OrderStatus, to: OrderStatus): Promise<boolean> => {
    const change = consequencesOf([{ ...order, status: from }], to);
    const isMeant = !isGrave(change) || (await ask(change, orderNumber(id)));
    return isMeant && take([{ id, field: 'status', from, to }]);
  };
  return (
    <>
      <SavedSelect<OrderStatus>
        label={texts.statusOf(orderNumber(id))}
        value={status}
        version={order.updated_at.getTime()}
        statuses={ORDER_STATUSES}
        names={orderStatusNames}
        looks={orderStatusLooks}
        onChoose={choose}
      />
      {dialog}
    </>
  );
}

export function PaymentStatusSelect({ order }: { order: StoredOrder }) {
  const { take } = useOrderSteps();
  const { id, payment_status: status } = order;
  return (
    <SavedSelect<PaymentStatus>
      label={texts.paymentOf(orderNumber(id))}
      value={status}
      version={order.updated_at.getTime()}
      statuses={PAYMENT_STATUSES}
      names={paymentStatusNames}
      looks={paymentStatusLooks}
      onChoose={(from, to) => take([{ id, field: 'payment_status', from, to }])}
    />
  );
}
