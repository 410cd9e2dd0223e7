import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import { wholeNumber } from '@ghar/domain/text/digits';
import type { OrderForm } from '@ghar/domain/order/order-form';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createBrowserStorage } from '../../../browser/storage.ts';
import { useForgetWhenLeft } from '../../../components/admin/kept-state.ts';
import { RefusedError, useOperation } from '../../../components/admin/operation.ts';
import { useDraft } from '../../../components/admin/unsaved-work.ts';
import { checkOrder, problemOf, type OrderProblem } from '../../../checkout/order-check.ts';
import { createOrderDraft, EMPTY_FORM } from '../../../checkout/order-draft.ts';
import { countedTotal } from '../../../checkout/order-total.ts';
import { useDraftForm } from '../../../checkout/use-draft-form.ts';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { CallError, isInDoubt } from '../../../firebase/call-error.ts';
import { livePrice } from '../../../firebase/live-price.ts';
import { useSession } from '../../../firebase/session.tsx';
import { useStoreSettings } from '../../../store-data/store-data-context.ts';
import { useLivePrice } from '../../../store-data/use-live-price.ts';
import type { EnteredState } from '../details/pay-link.tsx';

const PATH = '/admin/orders/new';

const tab = createBrowserStorage(() => sessionStorage);
/** Stored per tab and account only, since it is a customer's data. Consent is unchecked: the merchant must ask. */
const draftOf = (uid: string) =>
  createOrderDraft(tab, {
    name: `ghar.entered.${uid}`,
    empty: { ...EMPTY_FORM, consentMessages: '' },
  });

/** The order stored despite the refusal; null if none. */
const storedOrder = (error: unknown): string | null =>
  error instanceof CallError && error.failure.kind === 'refused'
    ? (error.failure.details.order_id ?? null)
    : null;

/**
 * The merchant's order form. One key per submission makes it idempotent; while the result is unknown, only the same
 * content is sent.
 */
export function useEnterOrder() {
  const navigate = useNavigate();
  const session = useSession();
  const [entry] = useState(() => draftOf(session.state === 'signed-in' ? session.uid : ''));
  const { price, known, loading } = useLivePrice();
  const { max_pieces: limit } = useStoreSettings();
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [inDoubt, setInDoubt] = useState(false);
  /** Blocks a second press before the next render. */
  const isRunning = useRef(false);
  const { run, busy, failure } = useOperation('enter-order');
  const draft = useDraftForm(
    useCallback(() => setProblem(null), []),
    entry,
  );
  useDraft({
    isUnsaved: () => JSON.stringify(draft.read()) !== JSON.stringify(entry.empty),
    save: async () => false,
    discard: () => entry.forget(),
  });
  // On leaving, not on reloading.
  useForgetWhenLeft(() => location.pathname !== PATH && entry.forget());

  const unitPrice = loading && !known ? null : price;
  const quantity = wholeNumber(draft.snapshot.quantity);
  const total = unitPrice === null ? null : countedTotal({ unit_price: unitPrice, quantity });

  async function enter(order: OrderForm, totalAmount: number): Promise<string> {
    const { key, formers } = entry.checkoutFor(JSON.stringify({ ...order, totalAmount }));
    const request = { ...order, totalAmount, checkoutKey: key, replacedKeys: formers };
    try {
      const answer = await callAsAdmin('enterOrder', request);
      return answer.order_id;
    } catch (error) {
      const id = storedOrder(error);
      if (id !== null) return id;
      setInDoubt(isInDoubt(error));
      if (isInDoubt(error)) throw new RefusedError('entry-unknown');
      if (error instanceof CallError && error.failure.kind === 'refused') {
        const { unit_price: now } = error.failure.details;
        if (now !== undefined) livePrice.correct(now);
      }
      throw error;
    }
  }

  return {
    draft,
    problem,
    failure,
    busy,
    inDoubt,
    /** In dirhams; null while unknown. */
    unitPrice,
    /** In dirhams; null without price or quantity. */
    total,
    submit: async (): Promise<void> => {
      if (isRunning.current) return;
      const check = checkOrder(draft.read(), limit ?? DEFAULT_MAX_PIECES);
      if (!check.ok) {
        setProblem(check.problem);
        return;
      }
      if (total === null) {
        setProblem(problemOf('input-invalid', { field: 'quantity' }));
        return;
      }
      isRunning.current = true;
      const entered = await run(() => enter(check.order, total));
      isRunning.current = false;
      if (!entered.ok) return;
      // Nothing is unsaved now.
      draft.clear();
      entry.forget();
      const state: EnteredState = { entered: true };
      await navigate(`/admin/orders/${entered.value}`, { state });
    },
  };
}
