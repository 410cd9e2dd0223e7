import type { CountryCode } from '@ghar/domain/contact/country';
import { latinDigits, numeral, wholeNumber as readWholeNumber } from '@ghar/domain/text/digits';
import { asciiEmail } from '@ghar/domain/contact/email';
import { parsePhone } from '@ghar/domain/contact/phone';
import type { CashTerms } from '@ghar/domain/content/default-settings';
import { isExactDirhams } from '@ghar/domain/money/money';
import {
  CASH_INVOICES,
  NOTIFICATIONS,
  PAYMENT_MARK_CODES,
  privateSettingsSchema,
  SETTINGS_LIMITS,
  type Settings,
} from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { sameText, type Text } from '../../components/admin/text-editor.ts';

/** A setting's document and path. */
export type SettingId = {
  readonly section: keyof Settings;
  readonly path:
    | `delivery_days.${CountryCode}`
    | `cash.countries.${CountryCode}`
    | 'cash.confirm_hours'
    | 'cash.first_orders'
    | 'max_pieces'
    | 'retention_years'
    | 'payment_marks'
    | 'few_left'
    | 'unpaid_task_days'
    | 'cash_invoice'
    | 'notify_email'
    | 'notify_whatsapp'
    | 'notify';
};

export type SettingProblem =
  | 'range'
  | 'days-turned'
  | 'cash-fee'
  | 'cash-max-total'
  | 'email'
  | 'phone';

/** How a setting is displayed, validated and stored. */
type Kind = {
  /** Formats the stored value. */
  readonly shown: (stored: unknown) => Text;
  /** Parses the input; undefined if invalid. */
  readonly stored: (typed: Text) => unknown;
  /** What is wrong with an invalid input. */
  readonly problem: SettingProblem | ((typed: Text) => SettingProblem);
};

type Range = { readonly least: number; readonly most: number };

const one = (typed: Text): string => latinDigits(String(typed)).trim();

/** A whole number in the range, in any digits; undefined otherwise. */
function numberIn({ least, most }: Range, typed: string): number | undefined {
  const number = readWholeNumber(typed);
  return number >= least && number <= most ? number : undefined;
}

const wholeNumber = (range: Range): Kind => ({
  shown: String,
  stored: (typed) => numberIn(range, String(typed)),
  problem: 'range',
});

const orNull = ({ shown, stored, problem }: Kind): Kind => ({
  shown: (value) => (value === null ? '' : shown(value)),
  stored: (typed) => (one(typed) === '' ? null : stored(typed)),
  problem,
});

/** An amount in dirhams in the range, in any digits; undefined otherwise. */
function dirhamsIn({ least, most }: Range, typed: string): number | undefined {
  const text = numeral(typed);
  const amount = /^\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
  return amount >= least && amount <= most && isExactDirhams(amount) ? amount : undefined;
}

const cashFee = (typed: Text): number | undefined =>
  dirhamsIn(SETTINGS_LIMITS.cash_fee, typed[0] ?? '');
const cashMaxTotal = (typed: Text): number | null | undefined => {
  const most = typed[1] ?? '';
  return one(most) === '' ? null : dirhamsIn(SETTINGS_LIMITS.cash_max_total, most);
};

/** The one choice of a setting that is on or off. */
export const ON = 'on';

const { notify_email: emailSchema } = privateSettingsSchema.entries;

const KINDS = {
  days: {
    shown(stored) {
      const { from, to } = stored as { from: number; to: number };
      return [String(from), String(to)];
    },
    stored(typed) {
      const [from, to] = [0, 1].map((at) =>
        numberIn(SETTINGS_LIMITS.delivery_days, typed[at] ?? ''),
      );
      return from === undefined || to === undefined || from > to ? undefined : { from, to };
    },
    problem: (typed) =>
      typeof typed !== 'string' &&
      typed.every((day) => numberIn(SETTINGS_LIMITS.delivery_days, day) !== undefined)
        ? 'days-turned'
        : 'range',
  },
  /** Fee and greatest total; empty for a country that has no cash on delivery. */
  cash: {
    shown(stored) {
      const terms = stored as CashTerms | undefined;
      return terms ? [String(terms.fee), String(terms.max_total ?? '')] : [];
    },
    stored(typed) {
      if (typed.length === 0) return null;
      const [fee, max_total] = [cashFee(typed), cashMaxTotal(typed)];
      return fee === undefined || max_total === undefined ? undefined : { fee, max_total };
    },
    problem: (typed) => (cashFee(typed) === undefined ? 'cash-fee' : 'cash-max-total'),
  },
  'cash.confirm_hours': wholeNumber(SETTINGS_LIMITS.cash_confirm_hours),
  'cash.first_orders': {
    shown: (stored) => (stored === true ? [ON] : []),
    stored: (typed) => typed.includes(ON),
    problem: 'range',
  },
  max_pieces: orNull(wholeNumber(SETTINGS_LIMITS.max_pieces)),
  retention_years: wholeNumber(SETTINGS_LIMITS.retention_years),
  payment_marks: {
    shown: (stored) => stored as readonly string[],
    stored: (typed) => PAYMENT_MARK_CODES.filter((mark) => typed.includes(mark)),
    problem: 'range',
  },
  few_left: wholeNumber(SETTINGS_LIMITS.few_left),
  unpaid_task_days: wholeNumber(SETTINGS_LIMITS.unpaid_task_days),
  cash_invoice: {
    shown: String,
    stored: (typed) => CASH_INVOICES.find((time) => time === typed),
    problem: 'range',
  },
  notify_email: {
    shown: String,
    stored(typed) {
      const address = v.safeParse(emailSchema, asciiEmail(String(typed).trim()));
      return address.success ? address.output : undefined;
    },
    problem: 'email',
  },
  notify_whatsapp: {
    shown: String,
    stored: (typed) => (one(typed) === '' ? '' : (parsePhone(String(typed), 'ae') ?? undefined)),
    problem: 'phone',
  },
  notify: {
    shown: (stored) =>
      NOTIFICATIONS.filter((kind) => (stored as Readonly<Record<string, boolean>>)[kind]),
    stored: (typed) =>
      Object.fromEntries(NOTIFICATIONS.map((kind) => [kind, typed.includes(kind)])),
    problem: 'range',
  },
} as const satisfies Readonly<Record<string, Kind>>;

const CASH_COUNTRIES = 'cash.countries.';

function kindOf({ path }: SettingId): Kind {
  if (path.startsWith('delivery_days.')) return KINDS.days;
  if (path.startsWith(CASH_COUNTRIES)) return KINDS.cash;
  return KINDS[path as Exclude<keyof typeof KINDS, 'days' | 'cash'>];
}

/** True iff a {@link settingValue} is stored as no field. */
export const isAbsent = ({ path }: SettingId, value: unknown): boolean =>
  value === null && path.startsWith(CASH_COUNTRIES);

/** A setting as displayed. */
export function settingText(settings: Settings, id: SettingId): Text {
  const value = id.path
    .split('.')
    .reduce<unknown>(
      (within, key) => (within as Readonly<Record<string, unknown>>)[key],
      settings[id.section],
    );
  return kindOf(id).shown(value);
}

/** The value to store; undefined if it has a {@link settingProblem}. */
export const settingValue = (id: SettingId, typed: Text): unknown => kindOf(id).stored(typed);

/** Why the input cannot be saved; null if it can. */
export function settingProblem(id: SettingId, typed: Text): SettingProblem | null {
  const { stored, problem } = kindOf(id);
  if (stored(typed) !== undefined) return null;
  return typeof problem === 'string' ? problem : problem(typed);
}

/** True iff both are stored identically: "٧" and "7". */
export function isSameSetting(id: SettingId, one: Text, other: Text): boolean {
  const [first, second] = [one, other].map((text) => settingValue(id, text));
  return (
    sameText(one, other) ||
    (first !== undefined && JSON.stringify(first) === JSON.stringify(second))
  );
}
