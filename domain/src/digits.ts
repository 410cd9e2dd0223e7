const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Replaces Arabic (٠-٩) and Persian (۰-۹) digits with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9));
  });
