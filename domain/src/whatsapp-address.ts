import { latinDigits } from './digits.ts';

/** Letters are not encoded: an Arabic one would take six bytes of the page instead of two. */
const encoded = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);

/**
 * The address that opens a WhatsApp chat with a number, with the first words
 * written. wa.me takes digits only, from the dial code on, so a number may be
 * written as people write it: `+971 50 …`, `00971…`, in Arabic digits. null
 * where there is no digit in it.
 */
export function whatsappAddress(number: string, message?: string): string | null {
  const digits = latinDigits(number).replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits === '') return null;
  const query = message === undefined ? '' : `?text=${encoded(message)}`;
  return `https://wa.me/${digits}${query}`;
}
