import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { isAdminErrorCode, isErrorCode, type AdminErrorCode } from '@ghar/domain/error-code';
import { refundSchema, SERVER_ACTOR } from '@ghar/domain/order/order';
import { refundsOfOrder } from '@ghar/domain/queries';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { ReactNode } from 'react';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { Panel } from '../../../components/admin/panel.tsx';
import { refundStatusColours } from '../../../components/admin/status-colours.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Amount } from '../../../components/amount.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import type { Stored } from '../../../firebase/documents.ts';
import { useLiveList } from '../../../firebase/live-documents.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { nameOfActor } from '../details/order-actor.ts';
import type { RefundAsk } from './refund-dialog.tsx';

type OrderRefundsProps = { order: StoredOrder; onRefund: (ask: RefundAsk) => void };

type StoredRefund = Stored<typeof refundSchema>;

/** The refunds that only the merchant can still make: of each payment the last that the provider refused. */
function refusedOf(
  order: StoredOrder,
  refunds: readonly StoredRefund[],
): ReadonlyMap<string, RefundAsk> {
  const { refundable, wayBack } = paymentOf(order);
  const isOther = (id: string | undefined): boolean =>
    order.uncounted_payments?.some((one) => one.id === id) === true;
  const isOpen = (id: string | undefined): boolean =>
    isOther(id) || (id === order.payment_intent_id && wayBack === 'provider' && refundable > 0);
  const refused = refunds.filter(
    ({ status, error, payment_intent_id: id }) =>
      status === 'failed' && error !== 'refund-not-reached' && isOpen(id),
  );
  const last = new Map(refused.map((refund) => [refund.payment_intent_id!, refund]));
  return new Map(
    [...last].map(([paymentId, refund]) => [
      refund.id,
      { refused: refund, ...(isOther(paymentId) && { paymentId }) },
    ]),
  );
}

/** An order's refunds and the refund button; nothing without either. */
export function OrderRefunds({ order, onRefund }: OrderRefundsProps) {
  const { refund: texts, parts } = usePanelTexts();
  const refunds = useLiveList(refundsOfOrder(order.id), refundSchema);
  const isEmpty =
    refunds.state === 'loading' ||
    (refunds.state === 'ready' &&
      refunds.value.items.length + refunds.value.unreadable.length === 0);
  const { refundable, wayBack } = paymentOf(order);
  const isAdmin = useIsAdmin();
  const canRefund = isAdmin && refundable > 0;
  const button = (
    <Button
      variant="outlined"
      size="small"
      startIcon={<UndoOutlined />}
      onClick={() => onRefund({})}
    >
      {wayBack === 'by-hand' ? texts.note : texts.give}
    </Button>
  );
  const noteButton = (ask: RefundAsk | undefined): ReactNode =>
    ask && (
      <Button variant="outlined" size="small" onClick={() => onRefund(ask)}>
        {texts.noteByHand}
      </Button>
    );
  if (isEmpty && !canRefund) return null;
  if (isEmpty)
    return (
      <Panel heading={texts.heading} actions={button}>
        <Typography color="textSecondary">{texts.none}</Typography>
      </Panel>
    );
  return (
    <Panel heading={texts.heading} actions={canRefund && button}>
      <LiveView live={refunds} operation="load-order-refunds">
        {({ items, unreadable }) => {
          const refused = isAdmin ? refusedOf(order, items) : null;
          return (
            <>
              <List disablePadding>
                {items.map((refund, index) => (
                  <RefundItem
                    key={refund.id}
                    refund={refund}
                    orderId={order.id}
                    isOfOrder={
                      (refund.payment_intent_id ?? order.payment_intent_id) ===
                      order.payment_intent_id
                    }
                    divider={index < items.length - 1}
                    action={noteButton(refused?.get(refund.id))}
                  />
                ))}
              </List>
              {unreadable.length > 0 && (
                <Typography variant="body2" color="error" sx={{ mt: 1.5 }}>
                  {parts.unreadable(unreadable)}
                </Typography>
              )}
            </>
          );
        }}
      </LiveView>
    </Panel>
  );
}

type RefundItemProps = {
  refund: StoredRefund;
  orderId: string;
  /** False for a refund of another payment. */
  isOfOrder: boolean;
  divider: boolean;
  /** What can be done about it. */
  action: ReactNode;
};

/** One refund: amount, actor, time, reason and status. */
function RefundItem({ refund, orderId, isOfOrder, divider, action }: RefundItemProps) {
  const { refund: texts, refundStatuses, callRefusals } = usePanelTexts();
  const { formats } = useTexts();
  const { id, amount, status, reason, actor, actor_email: email, created_at, error } = refund;
  const isAdmin = useIsAdmin();
  const isByShop = actor !== SERVER_ACTOR;
  const by = nameOfActor(refund);
  const notes = [
    ...(isByShop ? (by === null ? [] : [texts.by(by)]) : [texts.inApp]),
    ...(refund.by_hand ? [texts.byHand] : []),
    ...(isOfOrder ? [] : [texts.ofOtherPayment]),
    ...(reason === null ? [] : [reason]),
    ...(isRefusal(error) ? [callRefusals[error]({})] : []),
    ...(status === 'pending' ? [texts.pending] : []),
  ];
  return (
    <ListItem disableGutters divider={divider} sx={{ flexWrap: 'wrap', gap: '8px 16px' }}>
      <ListItemText
        primary={<Amount>{formats.charge(amount)}</Amount>}
        secondary={
          <>
            <time dateTime={created_at.toISOString()}>{formats.minute(created_at)}</time>
            {isByShop && email !== null && (
              // display names are chosen by their owners
              <>
                {' · '}
                <bdi>{email}</bdi>
              </>
            )}
            {notes.map((note) => (
              <Box key={note} component="span" sx={{ display: 'block' }}>
                <bdi>{note}</bdi>
              </Box>
            ))}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 'medium' } } }}
      />
      <Chip color={refundStatusColours[status]} label={refundStatuses[status]} />
      {action}
      {status === 'pending' && isByShop && isAdmin && (
        <LookButton orderId={orderId} refund={{ id, amount }} />
      )}
    </ListItem>
  );
}

const isRefusal = (error: string | null): error is AdminErrorCode =>
  error !== null && isErrorCode(error) && isAdminErrorCode(error);

/** Looks the refund up at the provider, by repeating the request. */
function LookButton({
  orderId,
  refund: { id, amount },
}: {
  orderId: string;
  refund: { id: string; amount: number };
}) {
  const { refund: texts } = usePanelTexts();
  const { run, busy } = useOperation('look-at-refund');
  const look = (): Promise<unknown> =>
    run(
      () =>
        callAsAdmin('refundOrder', {
          order_id_param: orderId,
          refundKey: id,
          amount,
          reason: '',
          restock: false,
        }),
      { done: ({ status }) => (status === 'pending' ? texts.stillPending : null) },
    );
  return (
    <LoadingButton
      variant="outlined"
      size="small"
      loading={busy}
      loadingText={texts.looking}
      onClick={() => void look()}
    >
      {texts.look}
    </LoadingButton>
  );
}
