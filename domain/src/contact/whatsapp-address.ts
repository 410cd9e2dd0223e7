import { internationalPhone } from './shop-phone.ts';

/** Letters stay unencoded: an Arabic one would take six bytes of the page instead of two. */
const encoded = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);

/**
 * A wa.me link to a chat, with `message` prefilled. wa.me takes only digits, from the dial code on. Null for a number
 * without a country (`050…`): its link would reach a stranger.
 */
export function whatsappAddress(number: string, message?: string): string | null {
  const phone = internationalPhone(number);
  if (phone === null) return null;
  const query = message === undefined ? '' : `?text=${encoded(message)}`;
  return `https://wa.me/${phone.slice(1)}${query}`;
}
