import { COUNTRIES, COUNTRY_CODES, DEFAULT_DIAL_CODE } from '@ghar/domain/contact/country';
import { FORM_FIELD_NAMES } from '@ghar/domain/order/form-fields';
import { MAX_REPLACED } from '@ghar/domain/order/replaced-orders';
import { PAYMENT_METHODS } from '@ghar/domain/order/status';
import * as v from 'valibot';
import { browserStorage, type TextStorage } from '../browser/storage.ts';
import { checkoutKeyOf, formKeyOf, SHOPPERS_DRAFT } from './draft-storage.ts';
import { fingerprint } from './fingerprint.ts';

/** The form's fields and their initial values. */
const formSchema = v.object({
  ...v.entriesFromList(FORM_FIELD_NAMES, v.optional(v.string(), '')),
  /** A checkbox's value. */
  consentMessages: v.optional(v.picklist(['', 'on']), 'on'),
  country: v.optional(v.picklist(['', ...COUNTRY_CODES]), ''),
  countryCode: v.optional(
    v.picklist(Object.values(COUNTRIES).map(({ dialCode }) => dialCode)),
    DEFAULT_DIAL_CODE,
  ),
  /** As typed; may be empty. */
  quantity: v.optional(v.string(), '1'),
  /** As chosen, also while it is not offered. */
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS), 'card'),
});
/** The form's current values, valid or not. */
export type DraftForm = v.InferOutput<typeof formSchema>;

export const EMPTY_FORM: DraftForm = v.parse(formSchema, {});

const checkoutSchema = v.object({
  /** Idempotency key: the backend answers it with the same order. */
  key: v.pipe(v.string(), v.uuid()),
  /** {@link fingerprint} of the last submission under this key. */
  submitted: v.nullable(v.string()),
  /** {@link fingerprint} of the form at that submission. */
  form: v.fallback(v.nullable(v.string()), null),
  /** The submitted order, whose payment page was opened. */
  orderId: v.nullable(v.string()),
  /** The order placed before the form was edited. Probably unpaid, so stock may still be reserved. */
  replaced: v.nullable(v.string()),
  /** Earlier submitted keys, latest last; this order replaces theirs. */
  formers: v.optional(v.array(v.string()), []),
  /** The form's last order, which ended unpaid; may still be paid on another device. */
  ended: v.optional(v.nullable(v.string()), null),
  /** The shopper does not want it offered again. */
  dismissed: v.optional(v.boolean(), false),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;

const VERSION = 1;
const envelopeSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  value: v.unknown(),
});
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const formPrint = (form: DraftForm | null): string | null =>
  form && fingerprint(JSON.stringify(form));

/** A random UUID, even in an insecure context without `crypto.randomUUID`. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The typed form, kept for a day, and its order's key, kept until paid; shared by the browser's tabs. Corrupt, outdated
 * or expired data is deleted. No key depends on the device's clock, or a wrong clock would create a second order with
 * its own open payment.
 */
export function createOrderDraft(
  storage: TextStorage,
  {
    now = Date.now,
    makeKey = randomUuid,
    name = SHOPPERS_DRAFT,
    empty = EMPTY_FORM,
  }: {
    now?: () => number;
    makeKey?: () => string;
    /** Prefix of its storage keys. */
    name?: string;
    /** Initial values. */
    empty?: DraftForm;
  } = {},
) {
  const formKey = formKeyOf(name);
  const checkoutKey = checkoutKeyOf(name);
  function read<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    lifetimeMs = Infinity,
  ): v.InferOutput<Schema> | null {
    const text = storage.getItem(name);
    if (text === null) return null;
    try {
      const { savedAt, value } = v.parse(envelopeSchema, JSON.parse(text));
      // the age is negative after the clock was set back: still fresh
      if (now() - savedAt <= lifetimeMs) return v.parse(schema, value);
    } catch {
      // unreadable
    }
    storage.removeItem(name);
    return null;
  }
  const write = (name: string, value: unknown): void =>
    storage.setItem(name, JSON.stringify({ version: VERSION, savedAt: now(), value }));

  function saveCheckout(checkout: Checkout): Checkout {
    write(checkoutKey, checkout);
    return checkout;
  }
  const fresh = (): Checkout =>
    saveCheckout({
      key: makeKey(),
      submitted: null,
      form: null,
      orderId: null,
      replaced: null,
      formers: [],
      ended: null,
      dismissed: false,
    });
  const current = (): Checkout => read(checkoutKey, checkoutSchema) ?? fresh();
  /** A new key for the same form; the previous key becomes a former one if it was submitted. */
  const startOver = (last: Checkout, replaced: string | null): Checkout => {
    const submitted = last.submitted === null ? [] : [last.key];
    const formers = [...last.formers, ...submitted].slice(-MAX_REPLACED);
    return saveCheckout({ ...fresh(), replaced, formers });
  };
  const readForm = (): DraftForm | null => read(formKey, formSchema, LIFETIME_MS);

  return {
    empty,
    /** Its storage key. */
    formKey,
    readForm,
    saveForm: (form: DraftForm): void => write(formKey, form),
    /** The order this form became. Probably unpaid, so stock may still be reserved. */
    ownOrder: (): string | null => {
      const last = read(checkoutKey, checkoutSchema);
      return last?.orderId ?? last?.replaced ?? null;
    },
    /** True iff this form became that order, in any payment state. */
    isOf(orderId: string): boolean {
      const last = read(checkoutKey, checkoutSchema);
      return [last?.orderId, last?.replaced, last?.ended].includes(orderId);
    },
    /**
     * What the shopper may want to complete: the order that the form became (paid, perhaps), or a form in which something
     * was typed or chosen. Null if there is none, or after {@link dismiss}.
     */
    unfinished(): { readonly orderId: string | null } | null {
      const last = read(checkoutKey, checkoutSchema);
      if (last?.dismissed) return null;
      const orderId = last?.orderId ?? last?.replaced ?? last?.ended ?? null;
      if (orderId !== null) return { orderId };
      const form = readForm();
      const isBegun =
        form && FORM_FIELD_NAMES.some((field) => empty[field] === '' && form[field] !== '');
      return isBegun ? { orderId: null } : null;
    },
    /** Until the form becomes another order. */
    dismiss: (): void => void saveCheckout({ ...current(), dismissed: true }),
    /** Creates the key if missing, so that other tabs find it. */
    prepare: (): void => void current(),
    /** The checkout for this content; a new key if the content changed. */
    checkoutFor(content: string): Checkout {
      const last = current();
      const submitted = fingerprint(content);
      if (last.submitted === submitted) return last;
      const replaced = last.orderId ?? last.replaced;
      const next = last.submitted === null ? last : startOver(last, replaced);
      return saveCheckout({
        ...next,
        submitted,
        form: formPrint(readForm()),
        orderId: null,
        replaced,
        ended: null,
      });
    },
    /** Stores the order of a key, unless the key was replaced. */
    placed(key: string, orderId: string): void {
      const last = current();
      // the backend has replaced the earlier order
      if (last.key === key) saveCheckout({ ...last, orderId, replaced: null, dismissed: false });
    },
    /**
     * Discards a key: the next submission is a new order. `orderId` is the order of this key, whose stock may still be
     * reserved.
     */
    giveUp(key: string, orderId: string | null = null): void {
      const last = current();
      if (last.key === key) startOver(last, orderId ?? last.replaced);
    },
    /** Discards the key of an order that can no longer be paid. */
    ended(orderId: string): void {
      const last = current();
      const replaced = last.replaced === orderId ? null : last.replaced;
      if (last.orderId === orderId)
        saveCheckout({
          ...startOver(last, replaced),
          ended: orderId,
          form: last.form,
          dismissed: last.dismissed,
        });
      else saveCheckout({ ...last, replaced });
    },
    /**
     * An ended order of this form is being paid after all: relinks the form, unless it became another order. Somebody
     * else's order, opened by its link, never becomes this form's.
     */
    reopened(orderId: string): void {
      const last = current();
      if (last.submitted === null && [last.replaced, last.ended].includes(orderId))
        saveCheckout({ ...last, orderId });
    },
    /**
     * Deletes form and key of a paid order, so that it cannot be paid again. Keeps a form that was changed since, as in
     * another tab.
     */
    clearAfter(orderId: string): void {
      const last = read(checkoutKey, checkoutSchema);
      if (last?.replaced === orderId) saveCheckout({ ...last, replaced: null });
      if (last?.orderId !== orderId && last?.ended !== orderId) return;
      const isChanged = last.form !== null && last.form !== formPrint(readForm());
      if (!isChanged) storage.removeItem(formKey);
      storage.removeItem(checkoutKey);
    },
    forget(): void {
      storage.removeItem(formKey);
      storage.removeItem(checkoutKey);
    },
  };
}

export type OrderDraft = ReturnType<typeof createOrderDraft>;

/** The shopper's draft. */
export const orderDraft = createOrderDraft(browserStorage);
