import * as v from 'valibot';
import { latinDigits } from '../text/digits.ts';

/** Browsers and Node have it, and the types of neither are loaded here. */
declare const URL: new (url: string) => { readonly hostname: string };

/** An e-mail address as HTML's `input type="email"` takes it, which no browser fills in otherwise. */
export const emailSchema = v.pipe(v.string(), v.rfcEmail());

/** A domain in other letters than ASCII: nothing in it ends a URL's host. */
const INTERNATIONAL = /^([^@]+)@(?=.*[^\0-\x7f])([^\0-\x2c/:-@[-`{-\x7f]+)$/;

/**
 * A typed address in Latin digits, with its domain in ASCII (`xn--…`): of all browsers only Chromium writes
 * `çelik.com` so by itself.
 */
export function asciiEmail(typed: string): string {
  const email = latinDigits(typed);
  const [, name, domain] = INTERNATIONAL.exec(email) ?? [];
  if (domain === undefined) return email;
  try {
    return `${name}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}
