import { emailSchema, mailtoUrl } from '@ghar/domain/contact/email';
import { internationalPhone } from '@ghar/domain/contact/shop-phone';
import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import { writtenText } from '@ghar/domain/content/settings';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { MESSAGE_TEXTS, messageHeading } from '@ghar/domain/i18n/message-texts';
import { isCustomerMessage } from '@ghar/domain/messages/message';
import { emailOf, lineWithoutLinks, type Email } from '@ghar/domain/messages/message-templates';
import * as v from 'valibot';
import type { Letterhead } from '../storefront/read-storefront.ts';
import type { Outgoing } from './deliver-message.ts';
import type { OrderSummary } from './order-summary.ts';

/** The mark as a PNG, since mail programs show no SVG; `npm run icons` draws it. */
const LOGO = '/icons/icon-192.png';

export type Contact = {
  readonly text: string;
  readonly href: string;
  /** Shown instead of `href` where nothing can be clicked; null if the text says it. */
  readonly address: string | null;
};

/** The parts of an e-mail, from which its HTML and its plain text are made. URLs are absolute. */
export type EmailParts = Email & {
  readonly heading: string;
  readonly brand: string;
  readonly home: string;
  readonly logo: string;
  readonly summary: OrderSummary | null;
  readonly picture: { readonly src: string; readonly alt: string } | null;
  /** Empty in messages to the merchant, who is the seller. */
  readonly contacts: readonly Contact[];
  readonly seller: readonly string[];
};

type Message = Omit<Outgoing, 'id' | 'to'>;

/** Composes an e-mail. `origin` is the shop's. @throws Error as {@link emailOf}. */
export function emailParts(
  message: Message,
  { about, picture }: Letterhead,
  origin: string,
): EmailParts {
  const { kind, locale, summary } = message;
  const isToCustomer = isCustomerMessage(kind);
  return {
    ...emailOf(message, origin),
    heading: messageHeading(kind, locale),
    brand: lineWithoutLinks(about.brand),
    home: origin + localePath(locale, '/'),
    logo: origin + LOGO,
    summary,
    picture: picture && { src: origin + picture.src, alt: lineWithoutLinks(picture.alt) },
    contacts: isToCustomer ? contactsOf(about, MESSAGE_TEXTS[locale].email.whatsapp) : [],
    seller: isToCustomer ? textsOf(about.legal_name, about.address) : [],
  };
}

/** The texts that the merchant has written. */
const textsOf = (...texts: readonly string[]): string[] =>
  texts.map((text) => lineWithoutLinks(writtenText(text))).filter((text) => text !== '');

function contactsOf(about: Letterhead['about'], whatsapp: string): Contact[] {
  const chat = whatsappAddress(about.whatsapp);
  const email = writtenText(about.email);
  const [phone] = textsOf(about.phone);
  const dialled = phone === undefined ? null : internationalPhone(phone);
  return [
    ...(chat === null ? [] : [{ text: whatsapp, href: chat, address: chat }]),
    ...(v.is(emailSchema, email) ? [{ text: email, href: mailtoUrl(email), address: null }] : []),
    ...(phone === undefined || dialled === null
      ? []
      : [{ text: phone, href: `tel:${dialled}`, address: null }]),
  ];
}
