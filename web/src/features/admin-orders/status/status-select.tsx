import Chip from '@mui/material/Chip';
import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { orderNumber } from '@ghar/domain/order/order-number';
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type OrderStatus,
  type PaymentStatus,
} from '@ghar/domain/order/status';
import { useRef, useState, type ReactElement } from 'react';
import { menuPaper } from '../../../components/admin/menu-look.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import {
  orderStatusColours,
  paymentStatusColours,
} from '../../../components/admin/status-colours.ts';
import { orderStatusIcons, paymentStatusIcons } from '../../../components/admin/status-icons.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import type { ChipColour } from '../../../theme/palette.ts';
import { useChangeQuestion } from './change-dialog.tsx';
import { useOrderSteps } from './order-steps.ts';
import { reversalOf } from './step-consequences.ts';
import { useStatusChange } from './use-status-change.tsx';

/** A select that looks like a chip: a pill for the order, a tag for the payment. Its touch target is 4 px larger. */
const ChipInput = styled(InputBase, {
  shouldForwardProp: (name) => name !== 'chip' && name !== 'tag',
})<{ chip: ChipColour; tag: boolean }>(({ theme, chip, tag }) => ({
  maxWidth: '100%',
  fontSize: '0.8438rem',
  fontWeight: 450,
  color: theme.palette[chip].contrastText,
  // Overrides the library's `&&&`.
  '&& .MuiSelect-select.MuiInputBase-input': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    boxSizing: 'border-box',
    minHeight: 44,
    paddingBlock: 0,
    paddingInline: '12px 26px',
    border: '4px solid transparent',
    borderRadius: tag ? 12 : theme.layout.pillRadius,
    backgroundColor: theme.palette[chip].main,
    backgroundClip: 'padding-box',
    '&:hover': { boxShadow: 'inset 0 0 0 5px transparent, inset 0 0 0 1px currentcolor' },
    '&:focus-visible': { ...theme.mixins.focusRing, outlineOffset: -2 },
    '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
    // no room in the list
    '& svg': { display: 'none' },
  },
  '& .MuiSelect-icon': { right: 8, fontSize: '1.125rem', color: 'inherit' },
}));

type SavedSelectProps<Status extends string> = {
  label: string;
  /** The stored status and its order's version. */
  value: Status;
  version: number;
  statuses: readonly Status[];
  names: Readonly<Record<Status, string>>;
  colours: Readonly<Record<Status, ChipColour>>;
  icons: Readonly<Record<Status, ReactElement>>;
  tag?: boolean;
  /** Resolves to whether the status was stored. */
  onChoose: (from: Status, to: Status) => Promise<boolean>;
};

/**
 * A menu that stores a choice at once. Shows the choice until stored, or the stored status after a failure. A choice
 * during a write is stored after it.
 */
function SavedSelect<Status extends string>({
  label,
  value,
  version,
  statuses,
  names,
  colours,
  icons,
  tag = false,
  onChoose,
}: SavedSelectProps<Status>) {
  /** Chosen, but not yet received from the database. */
  const [sent, setSent] = useState<Status | null>(null);
  const [saving, setSaving] = useState(false);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    if (!saving) setSent(null);
  }
  const shown = sent ?? value;

  /** To store after the current one. */
  const next = useRef<Status | null>(null);
  const store = async (status: Status): Promise<void> => {
    next.current = status;
    setSent(status);
    if (saving) return;
    setSaving(true);
    let stored = sent ?? value;
    for (let to: Status | null = next.current; to !== null; to = next.current) {
      next.current = null;
      if (to === stored || (await onChoose(stored, to))) stored = to;
      else setSent(next.current);
    }
    setSaving(false);
  };
  return (
    <Select
      input={<ChipInput chip={colours[shown]} tag={tag} />}
      IconComponent={ChevronIcon}
      inputProps={{ 'aria-label': label }}
      SelectDisplayProps={{ 'aria-busy': saving }}
      MenuProps={{ slotProps: { paper: { sx: menuPaper } } }}
      value={shown}
      onChange={({ target }) => {
        const status = statuses.find((one) => one === target.value);
        if (status !== undefined) void store(status);
      }}
    >
      {statuses.map((status) => (
        <MenuItem key={status} value={status}>
          {icons[status]}
          {names[status]}
        </MenuItem>
      ))}
    </Select>
  );
}

type StatusSelectProps = { order: StoredOrder };

/** A helper cancels nothing, and does not take a cancellation back. */
const HELPERS_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/**
 * Any status can follow any other; for a helper, any but the cancelled one. `onCancelled` is called after a
 * cancellation.
 */
export function OrderStatusSelect({
  order,
  onCancelled,
}: StatusSelectProps & { onCancelled: () => void }) {
  const texts = usePanelTexts();
  const { change, dialog } = useStatusChange(order);
  const isAdmin = useIsAdmin();
  if (!isAdmin && order.status === 'cancelled')
    return <Chip color={orderStatusColours.cancelled} label={texts.orderStatuses.cancelled} />;
  return (
    <>
      <SavedSelect<OrderStatus>
        label={texts.orderList.statusOf(orderNumber(order.id))}
        value={order.status}
        version={order.updated_at.getTime()}
        statuses={isAdmin ? ORDER_STATUSES : HELPERS_STATUSES}
        names={texts.orderStatuses}
        colours={orderStatusColours}
        icons={orderStatusIcons}
        onChoose={async (from, to) => {
          const isStored = await change(from, to);
          if (isStored && to === 'cancelled') onCancelled();
          return isStored;
        }}
      />
      {dialog}
    </>
  );
}

/** Asks before a change that reverses an invoice. */
export function PaymentStatusSelect({ order }: StatusSelectProps) {
  const texts = usePanelTexts();
  const { take } = useOrderSteps();
  const { askReversal, dialog } = useChangeQuestion();
  const { id, payment_status: status } = order;
  if (!useIsAdmin())
    return <Chip color={paymentStatusColours[status]} label={texts.paymentStatuses[status]} />;
  const change = async (from: PaymentStatus, to: PaymentStatus): Promise<boolean> => {
    const reversal = reversalOf({ ...order, payment_status: from }, to);
    const isMeant = reversal === null || (await askReversal(reversal, to, orderNumber(id)));
    const step = { id, field: 'payment_status', from, to } as const;
    return isMeant && take([{ ...step, ...(reversal && { reverses: reversal.invoice }) }]);
  };
  return (
    <>
      <SavedSelect<PaymentStatus>
        label={texts.orderList.paymentOf(orderNumber(id))}
        value={status}
        version={order.updated_at.getTime()}
        statuses={PAYMENT_STATUSES}
        names={texts.paymentStatuses}
        colours={paymentStatusColours}
        icons={paymentStatusIcons}
        tag
        onChoose={change}
      />
      {dialog}
    </>
  );
}
