import { cleanText } from './text.ts';

const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Replaces Arabic (٠-٩) and Persian (۰-۹) digits with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9));
  });

/** Normalises a number: Arabic or Persian digits, the Arabic decimal mark, thousands separators. */
export const numeral = (text: string): string =>
  latinDigits(cleanText(text))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(\d{1,3})((?:,\d{3})+)(?=\.|$)/, (_, first: string, rest: string) =>
      (first + rest).replaceAll(',', ''),
    );

/** Parses a typed whole number; NaN otherwise, also for decimals: dropping the sign would make `1.5` 15. */
export function wholeNumber(typed: string): number {
  const text = numeral(typed);
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}
