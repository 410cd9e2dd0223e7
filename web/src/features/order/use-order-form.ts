import { COUNTRIES, countryOfDialCode, type CountryCode } from '@ghar/domain/country';
import type { OrderForm } from '@ghar/domain/order-form';
import { useEffect, useRef, useState } from 'react';
import { useCurrency } from '../../components/currency-store.ts';
import { EMPTY_FORM, orderDraft, type DraftForm } from '../../components/order-draft.ts';
import { readPaymentLink, type PaymentLinkAnswer } from '../../components/payment-link.ts';
import { useRestoredPage } from '../../components/restored-page.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import { correctLivePrice, useLivePrice } from '../../firebase/live-price.ts';
import { ORDER_ERROR } from '../../i18n/order-errors.ts';
import { checkOrder, problemOf, quantityOf, type OrderProblem } from './order-check.ts';
import { orderTotal, type OrderTotal } from './order-total.ts';

export type OrderFormModel = {
  readonly form: DraftForm;
  readonly problem: OrderProblem | null;
  readonly submitting: boolean;
  readonly unitPrice: number;
  readonly productName: string | null;
  readonly total: OrderTotal | null;
  edit: (patch: Partial<DraftForm>) => void;
  chooseCountry: (country: CountryCode) => void;
  chooseDialCode: (dialCode: string) => void;
  submit: () => Promise<void>;
};

/** The order form: what was typed, what is wrong with it, and its way to the payment page. */
export function useOrderForm(): OrderFormModel {
  const { price, name } = useLivePrice();
  const currency = useCurrency();
  const toast = useToast();
  const [form, setForm] = useState<DraftForm>(() => orderDraft.readForm() ?? EMPTY_FORM);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  /** A second click comes before the button is drawn disabled. */
  const busy = useRef(false);
  const total = orderTotal(price, quantityOf(form), currency);

  const setBusy = (value: boolean): void => {
    busy.current = value;
    setSubmitting(value);
  };

  useEffect(() => orderDraft.prepare(), []);
  useRestoredPage(() => setBusy(false));

  function edit(patch: Partial<DraftForm>): void {
    const next = { ...form, ...patch };
    setForm(next);
    orderDraft.saveForm(next);
    setProblem(null);
  }

  function refuse(answer: PaymentLinkAnswer & { ok: false }): void {
    const { refusal, words } = answer;
    if (answer.ended) orderDraft.startOver();
    if (refusal?.facts.unit_price !== undefined) correctLivePrice(refusal.facts.unit_price);
    setProblem(
      refusal ? problemOf(form, refusal.code, refusal.facts) : { words, field: null, action: null },
    );
    toast({ variant: 'destructive', title: ORDER_ERROR.toastTitle, text: words.message });
    setBusy(false);
  }

  async function send(order: OrderForm, totalAmount: number): Promise<void> {
    setBusy(true);
    setProblem(null);
    const checkoutKey = orderDraft.keyFor(JSON.stringify({ ...order, totalAmount }));
    const link = readPaymentLink(
      await callBackend('createZiinaPayment', { ...order, totalAmount, checkoutKey }),
    );
    if (!link.ok) {
      refuse(link);
      return;
    }
    if (link.orderId !== null) orderDraft.placed(link.orderId);
    // The button stays busy: the page is on its way out.
    location.assign(link.url);
  }

  return {
    form,
    problem,
    submitting,
    unitPrice: price,
    productName: name,
    total,
    edit,
    chooseCountry: (country) => edit({ country, countryCode: COUNTRIES[country].dialCode }),
    chooseDialCode: (dialCode) =>
      edit({ countryCode: dialCode, country: countryOfDialCode(dialCode)?.code ?? '' }),
    async submit() {
      if (busy.current) return;
      const check = checkOrder(form);
      if (!check.ok) setProblem(check.problem);
      else if (total === null) setProblem(problemOf(form, 'input-invalid', { field: 'quantity' }));
      else await send(check.order, total.dirhams);
    },
  };
}
