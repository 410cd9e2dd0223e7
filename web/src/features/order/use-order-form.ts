import type { OrderForm } from '@ghar/domain/order-form';
import { isForSale, type Offer } from '@ghar/domain/offer';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { usePaymentRedirect } from '../../components/order/payment-redirect.ts';
import { orderDraft, type Checkout } from '../../components/order/order-draft.ts';
import type { OrderTotal } from '../../components/order/order-total.ts';
import { useOrderNews, type News } from '../../components/order/order-news.tsx';
import {
  mayHoldPieces,
  readPaymentLink,
  type PaymentLinkAnswer,
} from '../../components/order/payment-link.ts';
import { useOrderTotal } from '../../components/order/use-order-total.ts';
import { useToast } from '../../components/toasts.tsx';
import { useDraftForm, type DraftFormModel } from '../../components/order/use-draft-form.ts';
import { callBackend } from '../../firebase/callable.ts';
import { livePrice } from '../../firebase/live-price.ts';
import { useLivePrice } from '../../firebase/use-live-price.ts';
import { ORDER_ERROR, type Attempt } from '../../i18n/ar/order-errors.ts';
import { checkOrder, problemOf, quantityOf, type OrderProblem } from './order-check.ts';

export type OrderFormModel = DraftFormModel & {
  readonly problem: OrderProblem | null;
  readonly submitting: boolean;
  readonly unitPrice: number;
  readonly offer: Offer;
  readonly news: News;
  readonly productName: string | null;
  readonly total: OrderTotal | null;
  submit: () => Promise<void>;
};

const never = (): (() => void) => () => {};

/** The order form: what was typed, what is wrong with it, and its way to the payment page. */
export function useOrderForm(): OrderFormModel {
  const live = useLivePrice();
  const { price, name, offer } = live;
  const toast = useToast();
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const draft = useDraftForm(useCallback(() => setProblem(null), []));
  const { form } = draft;
  const departure = usePaymentRedirect();
  const total = useOrderTotal(price, quantityOf(form));
  const ownOrder = useSyncExternalStore(never, orderDraft.ownOrder, () => null);
  // What is on its way, or holds pieces already, may go on: the server decides.
  const closed = !isForSale(offer) && !departure.busy && ownOrder === null;
  const { news, tellPrice } = useOrderNews(live, closed);

  useEffect(() => orderDraft.prepare(), []);

  function refuse(
    { refusal, words, ended }: PaymentLinkAnswer & { ok: false },
    { key, replaced }: Checkout,
    attempt: Attempt,
  ): void {
    if (refusal?.code === 'order-already-paid') forgetPaid(key, refusal.facts.order_id);
    if (ended)
      orderDraft.giveUp(
        key,
        refusal && mayHoldPieces(refusal.code) ? (refusal.facts.order_id ?? null) : null,
      );
    if (refusal?.facts.unit_price !== undefined) {
      livePrice.correct(refusal.facts.unit_price);
      tellPrice(refusal.facts.unit_price);
    }
    const facts = { ...refusal?.facts, ...(replaced !== null && { replaced_order: replaced }) };
    setProblem(
      refusal
        ? problemOf(form, refusal.code, facts, attempt)
        : { words, field: null, action: null },
    );
    if (refusal?.code !== 'order-already-paid')
      toast({ variant: 'destructive', title: ORDER_ERROR.toastTitle, text: words.message });
    departure.release();
  }

  /** Paid on another device or in another tab: no further tap is to pay for the same basket again. */
  function forgetPaid(key: string, orderId: string | undefined): void {
    if (orderId === undefined) return;
    orderDraft.placed(key, orderId);
    orderDraft.clearAfter(orderId);
    draft.clear();
  }

  async function send(order: OrderForm, totalAmount: number): Promise<void> {
    setProblem(null);
    const checkout = orderDraft.checkoutFor(JSON.stringify({ ...order, totalAmount }));
    const attempt = checkout.orderId === null ? 'first' : 'again';
    const link = readPaymentLink(
      await callBackend('createZiinaPayment', { ...order, totalAmount, checkoutKey: checkout.key }),
      attempt,
    );
    if (!link.ok) {
      refuse(link, checkout, attempt);
      return;
    }
    if (link.orderId !== null) orderDraft.placed(checkout.key, link.orderId);
    departure.leaveFor(link.url);
  }

  return {
    ...draft,
    problem,
    submitting: departure.busy,
    unitPrice: price,
    offer,
    news,
    productName: name,
    total,
    async submit() {
      if (departure.busy) return;
      const check = checkOrder(form);
      if (!check.ok) setProblem(check.problem);
      else if (total === null) setProblem(problemOf(form, 'input-invalid', { field: 'quantity' }));
      else if (departure.begin()) await send(check.order, total.dirhams);
    },
  };
}
