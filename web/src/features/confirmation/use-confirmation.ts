import type { PublicOrder } from '@ghar/domain/callables';
import { useCallback, useEffect, useRef, useState } from 'react';
import { orderDraft } from '../../checkout/order-draft.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { confirmationView, type ConfirmationView } from '../../checkout/confirmation-view.ts';
import {
  onReturn,
  CASH_REFRESH_MS,
  POLL_DELAYS_S,
  REFRESH_MS,
  RETRY_DELAYS_S,
  startPolling,
  type Polling,
} from './polling.ts';

/** The result of reading the order. */
type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing-id' | 'not-found' | 'fetch-failed' }
  | { readonly kind: 'ready'; readonly order: PublicOrder; readonly isAsked: boolean };

/** The same for the page, with the view. */
export type Phase =
  | Exclude<Reading, { kind: 'ready' }>
  | { readonly kind: 'ready'; readonly order: PublicOrder; readonly view: ConfirmationView };

/** The polling state of an open payment. */
export type Check = 'waiting' | 'asking' | 'failed' | 'paused';

export type Confirmation = {
  readonly phase: Phase;
  readonly check: Check;
  reload: () => Promise<void>;
  /** Reads the order again; shows it meanwhile. */
  refresh: () => Promise<void>;
  /** Looks up the payment now, then polls again. */
  checkNow: () => void;
};

/** Views after which a failed order is, or may be, paid after all. */
const REVIVED: ReadonlySet<ConfirmationView> = new Set([
  'paid',
  'pending',
  'unpaid',
  'underReview',
]);

/** Views after which the form's next order is another one. */
const PAID: ReadonlySet<ConfirmationView> = new Set(['paid', 'sent', 'refunded']);
const ENDED: ReadonlySet<ConfirmationView> = new Set([
  'failed',
  'cashEnded',
  'cancelled',
  'replaced',
]);

const ready = (order: PublicOrder, isAsked: boolean): Reading => ({
  kind: 'ready',
  order,
  isAsked,
});

/** The stored order, settled with the provider unless paid, or to be paid in cash. */
async function fetchOrder(orderId: string): Promise<Reading> {
  const request = { order_id_param: orderId };
  const answer = await callBackend('getOrderSecure', request);
  if (!answer.ok) {
    const code = answer.failure.kind === 'refused' ? answer.failure.details.code : null;
    if (code === 'order-id-missing') return { kind: 'missing-id' };
    return { kind: code === 'order-not-found' ? 'not-found' : 'fetch-failed' };
  }
  if (!Array.isArray(answer.result)) return { kind: 'fetch-failed' };
  const [order] = answer.result as PublicOrder[];
  if (!order) return { kind: 'not-found' };
  if (order.payment_status === 'paid' || order.payment_method === 'cash')
    return ready(order, false);
  const updated = await callBackend('updateOrderPaymentStatus', request);
  return updated.ok ? ready(updated.result, true) : ready(order, false);
}

/**
 * An order after its payment: polled while the payment is open, and read again when its customer returns to the page.
 * `mayHavePaid` as in {@link confirmationView}.
 */
export function useConfirmation(orderId: string, mayHavePaid: boolean): Confirmation {
  const toast = useToast();
  const { toastTitle, fetchFailed } = useTrackingTexts().confirmation.error;
  const [known, setReading] = useState<Reading>({ kind: 'loading' });
  const [check, setCheck] = useState<Check>('waiting');
  /** Of concurrent requests, the latest counts. */
  const latest = useRef(0);
  const polling = useRef<Polling | null>(null);

  const load = useCallback(
    async ({ isQuiet = false } = {}) => {
      const mine = ++latest.current;
      const next: Reading = orderId === '' ? { kind: 'missing-id' } : await fetchOrder(orderId);
      if (mine !== latest.current) return;
      const isLost = next.kind === 'fetch-failed';
      // a silent failure keeps what is known
      setReading((before) => (isLost && isQuiet ? before : next));
      if (isLost && !isQuiet)
        toast({ variant: 'destructive', title: toastTitle, text: fetchFailed });
    },
    [orderId, toast, toastTitle, fetchFailed],
  );

  const reload = async (): Promise<void> => {
    // a poll started now would be the later request
    polling.current?.stop();
    setReading({ kind: 'loading' });
    setCheck('waiting');
    await load();
  };

  const ask = useCallback(async () => {
    const mine = ++latest.current;
    setCheck('asking');
    const answer = await callBackend('updateOrderPaymentStatus', { order_id_param: orderId });
    if (mine !== latest.current) return;
    setCheck(answer.ok ? 'waiting' : 'failed');
    if (answer.ok) setReading(ready(answer.result, true));
  }, [orderId]);

  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const phase: Phase =
    known.kind === 'ready'
      ? {
          kind: 'ready',
          order: known.order,
          view: confirmationView(known.order, {
            isAsked: known.isAsked,
            mayHavePaid,
            isOwn: orderDraft.isOf(orderId),
          }),
        }
      : known;
  const hasFailed = phase.kind === 'fetch-failed';
  useEffect(() => {
    if (!hasFailed) return;
    let retries: Polling | undefined;
    const again = (): void => {
      retries?.stop();
      const ask = () => load({ isQuiet: true });
      retries = startPolling({ delays: RETRY_DELAYS_S, ask, onPause: () => {} });
      retries.restart();
    };
    addEventListener('online', again);
    return () => {
      retries?.stop();
      removeEventListener('online', again);
    };
  }, [hasFailed, load]);

  const view = phase.kind === 'ready' ? phase.view : null;
  const isCash = phase.kind === 'ready' && phase.order.payment_method === 'cash';
  const isConfirmed = phase.kind === 'ready' && phase.order.status !== 'pending';
  const lastView = useRef<ConfirmationView | null>(null);
  useEffect(() => {
    // It had failed, and is paid or being paid after all.
    if (lastView.current === 'failed' && view !== null && REVIVED.has(view))
      orderDraft.reopened(orderId);
    if (view !== null) lastView.current = view;
    if (view === null) return;
    // until a cash order is confirmed, the edited form replaces it
    if (PAID.has(view) || (view === 'cash' && isConfirmed)) orderDraft.clearAfter(orderId);
    if (ENDED.has(view)) orderDraft.ended(orderId);
    const delays = isCash ? null : POLL_DELAYS_S[view];
    if (!delays) {
      const pause = view === 'cash' ? CASH_REFRESH_MS : REFRESH_MS;
      return onReturn(pause, () => load({ isQuiet: true }));
    }
    polling.current = startPolling({ delays, ask, onPause: () => setCheck('paused') });
    return () => polling.current?.stop();
  }, [view, isCash, isConfirmed, orderId, ask, load]);

  return { phase, check, reload, refresh: load, checkNow: () => polling.current?.restart() };
}
