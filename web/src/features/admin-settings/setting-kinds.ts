import type { CountryCode } from '@ghar/domain/contact/country';
import { latinDigits, wholeNumber as readWholeNumber } from '@ghar/domain/text/digits';
import { asciiEmail } from '@ghar/domain/contact/email';
import { parsePhone } from '@ghar/domain/contact/phone';
import {
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
    | 'max_pieces'
    | 'retention_years'
    | 'payment_marks'
    | 'few_left'
    | 'unpaid_task_days'
    | 'notify_email'
    | 'notify_whatsapp'
    | 'notify';
};

export type SettingProblem = 'range' | 'days-turned' | 'email' | 'phone';

/** How a setting is displayed, validated and stored. */
type Kind = {
  /** Formats the stored value. */
  readonly shown: (stored: unknown) => Text;
  /** Parses the input; undefined if invalid. */
  readonly stored: (typed: Text) => unknown;
  readonly problem: SettingProblem;
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

const kindOf = ({ path }: SettingId): Kind =>
  path.startsWith('delivery_days.')
    ? KINDS.days
    : KINDS[path as Exclude<keyof typeof KINDS, 'days'>];

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
  const isTurned =
    typeof typed !== 'string' &&
    typed.every((day) => numberIn(SETTINGS_LIMITS.delivery_days, day) !== undefined);
  return isTurned ? 'days-turned' : problem;
}

/** True iff both are stored identically: "٧" and "7". */
export function isSameSetting(id: SettingId, one: Text, other: Text): boolean {
  const [first, second] = [one, other].map((text) => settingValue(id, text));
  return (
    sameText(one, other) ||
    (first !== undefined && JSON.stringify(first) === JSON.stringify(second))
  );
}
