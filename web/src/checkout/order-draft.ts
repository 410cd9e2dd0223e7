import { COUNTRIES, COUNTRY_CODES, DEFAULT_DIAL_CODE } from '@ghar/domain/contact/country';
import { FORM_FIELD_NAMES } from '@ghar/domain/order/form-fields';
import { MAX_REPLACED } from '@ghar/domain/order/replaced-orders';
import * as v from 'valibot';
import { browserStorage, type TextStorage } from '../browser/storage.ts';

/** The fields, and what they hold at first. */
const formSchema = v.object({
  ...v.entriesFromList(FORM_FIELD_NAMES, v.optional(v.string(), '')),
  /** As a checkbox says it. */
  consentMessages: v.optional(v.picklist(['', 'on']), 'on'),
  country: v.optional(v.picklist(['', ...COUNTRY_CODES]), ''),
  countryCode: v.optional(
    v.picklist(Object.values(COUNTRIES).map(({ dialCode }) => dialCode)),
    DEFAULT_DIAL_CODE,
  ),
  /** As typed: it may be empty for a moment. */
  quantity: v.optional(v.string(), '1'),
});
/** The order form as it stands, unfinished or not. */
export type DraftForm = v.InferOutput<typeof formSchema>;

export const EMPTY_FORM: DraftForm = v.parse(formSchema, {});

const checkoutSchema = v.object({
  /** The backend answers the same key with the same order. */
  key: v.pipe(v.string(), v.uuid()),
  /** The {@link fingerprint} of what was last submitted under the key. */
  submitted: v.nullable(v.string()),
  /** That of the form as it stood then. */
  form: v.fallback(v.nullable(v.string()), null),
  /** The order that came of it, and whose payment page has been open. */
  orderId: v.nullable(v.string()),
  /** An order of before an edit, as far as we know unpaid: it may hold pieces. */
  replaced: v.nullable(v.string()),
  /** The keys that were submitted before it, the latest last: their orders are replaced by this one's. */
  formers: v.optional(v.array(v.string()), []),
  /** The order that the form was last placed as, which has ended unpaid: it may be paid yet, on another device. */
  ended: v.optional(v.nullable(v.string()), null),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;

const VERSION = 1;
const envelopeSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  value: v.unknown(),
});
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A hash of 64 bits, not a secret: a key is kept without a limit of time, and nobody's data with it. */
function fingerprint(content: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < content.length; at++) {
    const unit = content.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return [high, low].map((part) => (part >>> 0).toString(36)).join('-');
}
const formPrint = (form: DraftForm | null): string | null =>
  form && fingerprint(JSON.stringify(form));

/** A random UUID, also where the page is not a secure context and the browser offers none. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * What a shopper has typed, kept over a reload for a day, and the key of the order it will become, kept
 * until that is paid; shared by the tabs of a browser. What is corrupt, of another version or too old
 * counts as nothing, and goes. No key depends on the device's clock: one that is wrong for a moment would
 * make a second order, with an open payment of its own.
 */
export function createOrderDraft(
  storage: TextStorage,
  {
    now = Date.now,
    makeKey = randomUuid,
    name = 'ghar',
    empty = EMPTY_FORM,
  }: {
    now?: () => number;
    makeKey?: () => string;
    /** What its keys begin with. */
    name?: string;
    /** What the fields hold at first. */
    empty?: DraftForm;
  } = {},
) {
  const formKey = `${name}.order-form`;
  const checkoutKey = `${name}.checkout`;
  function read<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    lifetimeMs = Infinity,
  ): v.InferOutput<Schema> | null {
    const text = storage.getItem(name);
    if (text === null) return null;
    try {
      const { savedAt, value } = v.parse(envelopeSchema, JSON.parse(text));
      // after a clock that was set back the age is negative, and the text fresh
      if (now() - savedAt <= lifetimeMs) return v.parse(schema, value);
    } catch {
      // Unreadable.
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
    });
  const current = (): Checkout => read(checkoutKey, checkoutSchema) ?? fresh();
  /** Another key for the same form; that of `last` is a former one if it was submitted. */
  const startOver = (last: Checkout, replaced: string | null): Checkout => {
    const submitted = last.submitted === null ? [] : [last.key];
    const formers = [...last.formers, ...submitted].slice(-MAX_REPLACED);
    return saveCheckout({ ...fresh(), replaced, formers });
  };
  const readForm = (): DraftForm | null => read(formKey, formSchema, LIFETIME_MS);

  return {
    empty,
    /** Of the form in the storage. */
    formKey,
    readForm,
    saveForm: (form: DraftForm): void => write(formKey, form),
    /** The order, as far as we know unpaid, that this form became: it may hold pieces. */
    ownOrder: (): string | null => {
      const last = read(checkoutKey, checkoutSchema);
      return last?.orderId ?? last?.replaced ?? null;
    },
    /** True iff this form became the order, whatever has become of its payment. */
    isOf(orderId: string): boolean {
      const last = read(checkoutKey, checkoutSchema);
      return [last?.orderId, last?.replaced, last?.ended].includes(orderId);
    },
    /** Makes the key, unless there is one, so that another tab finds it. */
    prepare: (): void => void current(),
    /** What to submit this content under: another key than before if the content is another. */
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
    /** Remembers the order that the key became, unless another key has taken its place. */
    placed(key: string, orderId: string): void {
      const last = current();
      // the backend has let it take the place of the one before
      if (last.key === key) saveCheckout({ ...last, orderId, replaced: null });
    },
    /** Gives this key up: the next submission is a fresh order. `orderId` is the one that it became, which may hold pieces. */
    giveUp(key: string, orderId: string | null = null): void {
      const last = current();
      if (last.key === key) startOver(last, orderId ?? last.replaced);
    },
    /** Gives the key up if it is this order's, which can no longer be paid as it is. */
    ended(orderId: string): void {
      const last = current();
      const replaced = last.replaced === orderId ? null : last.replaced;
      if (last.orderId === orderId)
        saveCheckout({ ...startOver(last, replaced), ended: orderId, form: last.form });
      else saveCheckout({ ...last, replaced });
    },
    /** An order that had ended is being paid after all: the form is its own again, unless it became another. */
    reopened(orderId: string): void {
      const last = current();
      if (last.submitted === null) saveCheckout({ ...last, orderId });
    },
    /**
     * Forgets form and key, if they are those of this order, which is paid: no tap pays for it
     * again. A form that was changed since, in another tab, say, stays.
     */
    clearAfter(orderId: string): void {
      const last = read(checkoutKey, checkoutSchema);
      if (last?.replaced === orderId) saveCheckout({ ...last, replaced: null });
      if (last?.orderId !== orderId && last?.ended !== orderId) return;
      const isChanged = last.form !== null && last.form !== formPrint(readForm());
      if (!isChanged) storage.removeItem(formKey);
      storage.removeItem(checkoutKey);
    },
    /** Forgets form and key. */
    forget(): void {
      storage.removeItem(formKey);
      storage.removeItem(checkoutKey);
    },
  };
}

export type OrderDraft = ReturnType<typeof createOrderDraft>;

/** What a shopper types. */
export const orderDraft = createOrderDraft(browserStorage);
