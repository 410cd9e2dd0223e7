import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import { sumDirhams } from '@ghar/domain/money/money';
import { wholeNumber } from '@ghar/domain/text/digits';
import type { OrderForm } from '@ghar/domain/order/order-form';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import { isForSale, type Offer } from '@ghar/domain/product/offer';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferChanges, type OfferChanges } from '../../components/order/offer-changes.tsx';
import { paymentChoice, type PaymentChoice } from '../../checkout/payment-choice.ts';
import { orderDraft, type Checkout } from '../../checkout/order-draft.ts';
import { countedTotal, useOrderTotal, type OrderTotal } from '../../checkout/order-total.ts';
import {
  mayHoldPieces,
  readPaymentLink,
  readPlacedOrder,
  type OrderRefusal,
} from '../../checkout/payment-link.ts';
import { usePaymentRedirect } from '../../checkout/payment-redirect.ts';
import { useDraftForm, type DraftFormModel } from '../../checkout/use-draft-form.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import { livePrice } from '../../firebase/live-price.ts';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import type { Attempt } from '../../i18n/order-failure.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { checkOrder, problemOf, type OrderProblem } from '../../checkout/order-check.ts';

export type OrderFormModel = {
  readonly draft: DraftFormModel;
  readonly problem: OrderProblem | null;
  readonly submitting: boolean;
  readonly unitPrice: number;
  readonly offer: Offer;
  readonly changes: OfferChanges;
  readonly productName: string | null;
  readonly total: OrderTotal | null;
  readonly choice: PaymentChoice;
  submit: () => Promise<void>;
};

const never = (): (() => void) => () => {};

/** The order form: draft, problems, and redirect to the payment page, or to the order's own if it is paid in cash. */
export function useOrderForm(): OrderFormModel {
  const live = useLivePrice();
  const { price, name, offer } = live;
  const toast = useToast();
  const { orderErrors, locale } = useTexts();
  const { max_pieces: limit, cash } = useStoreSettings();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const draft = useDraftForm(useCallback(() => setProblem(null), []));
  const redirect = usePaymentRedirect();
  /** Terms that the server has told since the page was made; undefined where it has refused cash. */
  const [told, setTold] = useState<CashSettings['countries']>({});
  const terms = { ...cash, countries: { ...cash.countries, ...told } };
  const choice = paymentChoice(terms, price, draft.snapshot);
  const total = useOrderTotal(price, wholeNumber(draft.snapshot.quantity), choice.fee);
  const ownOrder = useSyncExternalStore(never, orderDraft.ownOrder, () => null);
  // An order being placed, or one that holds pieces, may continue: the server decides.
  const closed = !isForSale(offer) && !redirect.busy && ownOrder === null;
  const { changes, acknowledgePrice } = useOfferChanges(live, closed);

  useEffect(() => orderDraft.prepare(), []);

  function refuse(
    { code, facts, ended }: OrderRefusal,
    { key, replaced }: Checkout,
    attempt: Attempt,
  ): void {
    if (code === 'order-already-paid') forgetPaid(key, facts.order_id);
    if (ended && facts.order_id !== undefined) orderDraft.placed(key, facts.order_id);
    if (ended) orderDraft.giveUp(key, mayHoldPieces(code) ? (facts.order_id ?? null) : null);
    if (facts.unit_price !== undefined) {
      livePrice.correct(facts.unit_price);
      acknowledgePrice(facts.unit_price);
    }
    setProblem(
      problemOf(
        code,
        { ...facts, ...(replaced !== null && { replaced_order: replaced }) },
        attempt,
      ),
    );
    if (code !== 'order-already-paid')
      toast({
        variant: 'destructive',
        title: orderErrors.toastTitle,
        text: orderErrors.forCode(code, facts, attempt).message,
      });
    redirect.release();
  }

  /** Paid on another device or in another tab: prevents paying the same order again. */
  function forgetPaid(key: string, orderId: string | undefined): void {
    if (orderId === undefined) return;
    orderDraft.placed(key, orderId);
    orderDraft.clearAfter(orderId);
    draft.clear();
  }

  /** Shows a fee of cash that has changed since the page was made. */
  function withFee({ facts, ...refusal }: OrderRefusal, order: OrderForm): OrderRefusal {
    const { unit_price, total_amount } = facts;
    const known = choice.terms;
    if (unit_price === undefined || total_amount === undefined || known === null)
      return { ...refusal, facts };
    const pieces = countedTotal({ unit_price, quantity: order.quantity }) ?? total_amount;
    const fee = sumDirhams([total_amount, -pieces]);
    setTold((before) => ({ ...before, [order.country]: { ...known, fee } }));
    const isFeeAlone = unit_price === price;
    return { ...refusal, facts: { ...facts, ...(isFeeAlone && { cash_fee: fee }) } };
  }

  /** Leaves nothing to choose but a card: cash would be refused again. */
  function takeCashAway({ country }: OrderForm): void {
    setTold((before) => ({ ...before, [country]: undefined }));
    draft.choose('card');
  }

  async function send(order: OrderForm, totalAmount: number): Promise<void> {
    setProblem(null);
    // a cash order's page opens in the app, below what a former try has left
    toast(null);
    const isCash = choice.method === 'cash';
    const language = locale === DEFAULT_LOCALE ? {} : { locale };
    const content = {
      ...order,
      totalAmount,
      ...(isCash && { method: choice.method }),
      ...language,
    };
    const checkout = orderDraft.checkoutFor(JSON.stringify(content));
    const input = {
      ...order,
      ...language,
      totalAmount,
      checkoutKey: checkout.key,
      replacedKeys: checkout.formers,
    };
    if (isCash) {
      const placed = readPlacedOrder(await callBackend('placeCashOrder', input));
      if (!placed.ok) {
        if (placed.code === 'cash-not-offered') takeCashAway(order);
        refuse(withFee(placed, order), checkout, 'cash');
        return;
      }
      orderDraft.placed(checkout.key, placed.orderId);
      await navigate(orderPagePath(placed.orderId));
      return;
    }
    const attempt = checkout.orderId === null ? 'first' : 'again';
    const link = readPaymentLink(await callBackend('createZiinaPayment', input), attempt);
    if (!link.ok) {
      refuse(link, checkout, attempt);
      return;
    }
    if (link.orderId !== null) orderDraft.placed(checkout.key, link.orderId);
    redirect.leaveFor(link.url);
  }

  return {
    draft,
    problem,
    submitting: redirect.busy,
    unitPrice: price,
    offer,
    changes,
    productName: name,
    total,
    choice,
    async submit() {
      if (redirect.busy) return;
      const check = checkOrder(draft.read(), limit ?? DEFAULT_MAX_PIECES);
      if (!check.ok) setProblem(check.problem);
      else if (total === null) setProblem(problemOf('input-invalid', { field: 'quantity' }));
      else if (redirect.begin()) await send(check.order, total.dirhams);
    },
  };
}
