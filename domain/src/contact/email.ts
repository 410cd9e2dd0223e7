import * as v from 'valibot';
import { latinDigits } from '../text/digits.ts';

/** Global in browsers and Node; neither's types are loaded here. */
declare const URL: new (url: string) => { readonly hostname: string };

/** The rule of HTML's `input type="email"`, so that server and browser accept the same addresses. */
export const emailSchema = v.pipe(v.string(), v.rfcEmail());

/** The `mailto:` URL of an address, without parameters of its own. */
export const mailtoUrl = (email: string): string =>
  `mailto:${email.replaceAll(/[?&%#]/g, encodeURIComponent)}`;

/** A non-ASCII domain, without characters that would end a URL's host. */
const INTERNATIONAL = /^([^@]+)@(?=.*[^\0-\x7f])([^\0-\x2c/:-@[-`{-\x7f]+)$/;

/**
 * A typed address in Latin digits, with its domain in ASCII (`xn--…`). Only Chromium converts `çelik.com` by itself.
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
