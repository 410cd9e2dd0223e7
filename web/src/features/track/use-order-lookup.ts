import { orderPagePath } from '@ghar/domain/pages/order-page';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { createBrowserStorage } from '../../browser/storage.ts';
import { failureOf } from '../../checkout/payment-link.ts';
import { callBackend } from '../../firebase/callable.ts';
import type { ErrorWords } from '../../i18n/order-failure.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';

/** The form's fields, by the backend's names. */
export const LOOKUP_FIELDS = ['order_number', 'phone'] as const;
export type LookupField = (typeof LOOKUP_FIELDS)[number];
type Typed = Readonly<Record<LookupField, string>>;

const MISSING = { order_number: 'order-number-required', phone: 'phone-required' } as const;

/** Input is kept until the tab closes, for coming back. */
const kept = createBrowserStorage(() => sessionStorage);
const KEPT_KEY = 'orderLookup';
function keptInput(): Typed {
  const [order_number = '', phone = ''] = kept.getItem(KEPT_KEY)?.split('\n') ?? [];
  return { order_number, phone };
}

export type LookupProblem = {
  /** The invalid field; null if none. */
  readonly field: LookupField | null;
  readonly words: ErrorWords;
};

export type OrderLookupForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Initial values. */
  readonly initial: Typed;
  readonly searching: boolean;
  readonly problem: LookupProblem | null;
  /** On input: stores it and clears the problem. */
  onInput: () => void;
  search: () => Promise<void>;
};

/** Finds an order by number and phone, and opens its page. Never loses the input. */
export function useOrderLookup(): OrderLookupForm {
  const navigate = useNavigate();
  const { orderErrors } = useTexts();
  const { track: texts } = useTrackingTexts();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(keptInput);
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState<LookupProblem | null>(null);

  const read = (): Typed => Object.fromEntries(new FormData(form.current!)) as Typed;

  useEffect(() => {
    if (problem?.field)
      form.current?.querySelector<HTMLElement>(`#track-${problem.field}`)?.focus();
  }, [problem]);

  return {
    form,
    initial,
    searching,
    problem,
    onInput() {
      kept.setItem(KEPT_KEY, Object.values(read()).join('\n'));
      setProblem(null);
    },
    async search() {
      if (searching) return;
      const typed = read();
      const missing = LOOKUP_FIELDS.find((field) => typed[field].trim() === '');
      if (missing) {
        setProblem({ field: missing, words: orderErrors.forCode(MISSING[missing]) });
        return;
      }
      setProblem(null);
      setSearching(true);
      const answer = await callBackend('findOrder', typed);
      setSearching(false);
      if (answer.ok) {
        await navigate(orderPagePath(answer.result.order_id));
        return;
      }
      const { code, facts } = failureOf(answer.failure);
      const field = LOOKUP_FIELDS.find((name) => name === facts.field) ?? null;
      setProblem({
        field,
        words: field ? orderErrors.forCode(code, facts) : texts.problem(code, facts),
      });
    },
  };
}
