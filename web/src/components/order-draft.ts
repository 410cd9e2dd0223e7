import { COUNTRIES, COUNTRY_CODES, DEFAULT_DIAL_CODE } from '@ghar/domain/country';
import * as v from 'valibot';
import { browserStorage, type TextStorage } from './browser-storage.ts';

const formSchema = v.object({
  customerName: v.string(),
  customerPhone: v.string(),
  customerEmail: v.string(),
  country: v.picklist(['', ...COUNTRY_CODES]),
  countryCode: v.picklist(Object.values(COUNTRIES).map(({ dialCode }) => dialCode)),
  city: v.string(),
  address: v.string(),
  /** As typed: it may be empty for a moment. */
  quantity: v.string(),
});
/** The order form as it stands, unfinished or not. */
export type DraftForm = v.InferOutput<typeof formSchema>;

export const EMPTY_FORM: DraftForm = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  country: '',
  countryCode: DEFAULT_DIAL_CODE,
  city: '',
  address: '',
  quantity: '1',
};

const checkoutSchema = v.object({
  /** The backend answers the same key with the same order. */
  key: v.pipe(v.string(), v.uuid()),
  /** What was last submitted under the key. */
  submitted: v.nullable(v.string()),
  /** The order that came of it. */
  orderId: v.nullable(v.string()),
});
type Checkout = v.InferOutput<typeof checkoutSchema>;

const VERSION = 1;
const envelopeSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  value: v.unknown(),
});
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const FORM_KEY = 'ghar.order-form';
const CHECKOUT_KEY = 'ghar.checkout';

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
 * What a shopper has typed, and the key of the order it will become, kept over
 * a reload for a day and shared by the tabs of a browser. What is corrupt, of
 * another version or too old counts as nothing.
 */
export function createOrderDraft(
  storage: TextStorage,
  { now = Date.now, makeKey = randomUuid }: { now?: () => number; makeKey?: () => string } = {},
) {
  function read<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null {
    try {
      const { savedAt, value } = v.parse(envelopeSchema, JSON.parse(storage.getItem(name) ?? ''));
      const age = now() - savedAt;
      return age >= 0 && age <= LIFETIME_MS ? v.parse(schema, value) : null;
    } catch {
      return null;
    }
  }
  const write = (name: string, value: unknown): void =>
    storage.setItem(name, JSON.stringify({ version: VERSION, savedAt: now(), value }));

  function saveCheckout(checkout: Checkout): Checkout {
    write(CHECKOUT_KEY, checkout);
    return checkout;
  }
  const startOver = (): Checkout =>
    saveCheckout({ key: makeKey(), submitted: null, orderId: null });
  const current = (): Checkout => read(CHECKOUT_KEY, checkoutSchema) ?? startOver();

  const belongsTo = (orderId: string): boolean =>
    read(CHECKOUT_KEY, checkoutSchema)?.orderId === orderId;

  return {
    readForm: (): DraftForm | null => read(FORM_KEY, formSchema),
    saveForm: (form: DraftForm): void => write(FORM_KEY, form),
    /** Makes the key, unless there is one, so that another tab finds it. */
    prepare: (): void => void current(),
    /** The key to submit this content under: another than before if the content is. */
    keyFor(content: string): string {
      const last = current();
      if (last.submitted === content) return last.key;
      const { key } = last.submitted === null ? last : startOver();
      return saveCheckout({ key, submitted: content, orderId: null }).key;
    },
    /** Remembers the order that the key became. */
    placed: (orderId: string): void => void saveCheckout({ ...current(), orderId }),
    /** Gives the key up: the next submission is a fresh order. */
    startOver: (): void => void startOver(),
    /** Gives the key up if it is this order's, which can no longer be paid as it is. */
    ended(orderId: string): void {
      if (belongsTo(orderId)) startOver();
    },
    /** An order that had ended is being paid after all: the form is its own again, unless it became another. */
    reopened(orderId: string): void {
      const last = current();
      if (last.submitted === null) saveCheckout({ ...last, orderId });
    },
    /** Forgets form and key, if they are those of this order. */
    clearAfter(orderId: string): void {
      if (!belongsTo(orderId)) return;
      storage.removeItem(FORM_KEY);
      storage.removeItem(CHECKOUT_KEY);
    },
  };
}

export const orderDraft = createOrderDraft(browserStorage);
