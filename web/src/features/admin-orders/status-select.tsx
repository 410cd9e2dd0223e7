import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order-number';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/status';
import { useRef, useState } from 'react';
import { orderStatusColours, paymentStatusColours } from '../../components/admin/status-colours.ts';
import { useDraft } from '../../components/admin/unsaved-work.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { ChipColour } from '../../theme/palette.ts';
import { useChangeQuestion } from './change-dialog.tsx';
import { useOrderSteps, type StoredOrder } from './order-steps.ts';
import { consequencesOf, isGrave } from './step-consequences.ts';

/** A select that looks like a chip. The select itself, a touch target, reaches 4 px beyond it. */
const ChipInput = styled(InputBase, {
  shouldForwardProp: (name) => name !== 'chip' && name !== 'held',
})<{ chip: ChipColour; held: boolean }>(({ theme, chip, held }) => ({
  maxWidth: '100%',
  fontSize: '0.8438rem',
  fontWeight: 450,
  color: theme.palette[chip].contrastText,
  // More specific than the library's own `&&&`.
  '&& .MuiNativeSelect-select.MuiInputBase-input': {
    boxSizing: 'border-box',
    width: 'auto',
    height: 'auto',
    minHeight: 44,
    paddingBlock: 0,
    paddingInline: '13px 28px',
    border: '4px solid transparent',
    borderRadius: theme.layout.pillRadius,
    backgroundColor: theme.palette[chip].main,
    backgroundClip: 'padding-box',
    boxShadow: held ? 'inset 0 0 0 1px currentcolor' : 'none',
    '&:hover': { boxShadow: 'inset 0 0 0 1px currentcolor' },
    '&:focus-visible': { ...theme.mixins.focusRing, outlineOffset: -2 },
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
  },
  '& .MuiNativeSelect-icon': { right: 10, fontSize: '1.125rem', color: 'inherit' },
}));

type SavedSelectProps<Status extends string> = {
  label: string;
  /** The stored status, and the version of the order that has it. */
  value: Status;
  version: number;
  statuses: readonly Status[];
  names: Readonly<Record<Status, string>>;
  colours: Readonly<Record<Status, ChipColour>>;
  /** Resolves to whether the status is stored. */
  onChoose: (from: Status, to: Status) => Promise<boolean>;
};

/**
 * Stores a choice at once. By keyboard each arrow key chooses, so the choice is held: stored on blur
 * or Enter, discarded on Esc. Shows the choice until it is stored, or the stored status if that
 * failed. A choice made while another is being stored is stored after it.
 */
function SavedSelect<Status extends string>({
  label,
  value,
  version,
  statuses,
  names,
  colours,
  onChoose,
}: SavedSelectProps<Status>) {
  const texts = usePanelTexts().orderList;
  /** Chosen, not being stored yet. */
  const [chosen, setChosen] = useState<Status | null>(null);
  /** Being stored, or stored and not received yet. */
  const [sent, setSent] = useState<Status | null>(null);
  const [saving, setSaving] = useState(false);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setSent(null);
  }
  const shown = chosen ?? sent ?? value;
  const isHeld = chosen !== null && !saving;

  /** To be stored after the current one. */
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
      // A failure is shown in a toast, and no input is lost.
      return true;
    },
  });

  /** True during a key press, within which a closed list changes. */
  const isPressed = useRef(false);
  const press = (): void => {
    isPressed.current = true;
    setTimeout(() => {
      isPressed.current = false;
    });
  };
  return (
    <NativeSelect
      input={<ChipInput chip={colours[shown]} held={isHeld} />}
      inputProps={{
        'aria-label': label,
        'aria-busy': saving,
        title: isHeld ? texts.held : undefined,
      }}
      value={shown}
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
        // Enter would open the list.
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
    </NativeSelect>
  );
}

type StatusSelectProps = { order: StoredOrder };

/** Any status can follow any other. Where money is at stake it asks first. */
export function OrderStatusSelect({ order }: StatusSelectProps) {
  const texts = usePanelTexts();
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
        label={texts.orderList.statusOf(orderNumber(id))}
        value={status}
        version={order.updated_at.getTime()}
        statuses={ORDER_STATUSES}
        names={texts.orderStatuses}
        colours={orderStatusColours}
        onChoose={choose}
      />
      {dialog}
    </>
  );
}

export function PaymentStatusSelect({ order }: StatusSelectProps) {
  const texts = usePanelTexts();
  const { take } = useOrderSteps();
  const { id, payment_status: status } = order;
  return (
    <SavedSelect<PaymentStatus>
      label={texts.orderList.paymentOf(orderNumber(id))}
      value={status}
      version={order.updated_at.getTime()}
      statuses={PAYMENT_STATUSES}
      names={texts.paymentStatuses}
      colours={paymentStatusColours}
      onChoose={(from, to) => take([{ id, field: 'payment_status', from, to }])}
    />
  );
}
