import { latinDigits } from '@ghar/domain/digits';
import { cleanText } from '@ghar/domain/text';

/** Normalises a number: Arabic or Persian digits, the Arabic decimal mark, thousands separators. */
export const numeral = (text: string): string =>
  latinDigits(cleanText(text))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(\d{1,3})((?:,\d{3})+)(?=\.|$)/, (_, first: string, rest: string) =>
      (first + rest).replaceAll(',', ''),
    );
