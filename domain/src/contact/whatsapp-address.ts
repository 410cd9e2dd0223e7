import { internationalPhone } from './shop-phone.ts';

/** Letters are not encoded: an Arabic one would take six bytes of the page instead of two. */
const encoded = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);

/**
 * The address that opens a WhatsApp chat with a number, with the first words
 * written. wa.me takes digits only, from the dial code on. null of what names no
 * country, whose link would be a stranger's: `050…` of a shop that was saved so.
 */
export function whatsappAddress(number: string, message?: string): string | null {
  const phone = internationalPhone(number);
  if (phone === null) return null;
  const query = message === undefined ? '' : `?text=${encoded(message)}`;
  return `https://wa.me/${phone.slice(1)}${query}`;
}
