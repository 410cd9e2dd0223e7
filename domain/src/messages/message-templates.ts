import { messageWords } from '../i18n/message-texts.ts';
import { localePath } from '../i18n/locale-path.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts';
import {
  isCustomerMessage,
  messageParams,
  MESSAGE_KINDS,
  type Message,
  type MessageKind,
} from './message.ts';
import { CONFIRM_PARAM, ORDER_PAGE } from '../pages/order-page.ts';
import { latinDigits } from '../text/digits.ts';
import { cleanText, firstCharacters } from '../text/text.ts';

const CUSTOMERS_PAGE = `${ORDER_PAGE}{{1}}`;
const PANEL_ORDER = '/admin/orders/{{1}}';
/** Example values for Meta's reviewer. */
const EXAMPLE_ORDER_ID = 'k3TnXw7pQz4Ra7K9MWPD';
const EXAMPLE_TOKEN = 'p8RtYh2mVb6Nc4Jx1ZsQ';
/** The target of each message's button, in the message's language. A final `{{1}}` is the order's id, with the token if the button confirms it. */
const BUTTON_PATHS: Readonly<Record<MessageKind, string>> = {
  'order-received': CUSTOMERS_PAGE,
  'payment-confirmed': CUSTOMERS_PAGE,
  'cash-received': CUSTOMERS_PAGE,
  'cash-reminder': CUSTOMERS_PAGE,
  'payment-failed': CUSTOMERS_PAGE,
  shipped: CUSTOMERS_PAGE,
  'shipped-untracked': CUSTOMERS_PAGE,
  'cash-shipped': CUSTOMERS_PAGE,
  delivered: CUSTOMERS_PAGE,
  refunded: CUSTOMERS_PAGE,
  cancelled: CUSTOMERS_PAGE,
  'cash-cancelled': CUSTOMERS_PAGE,
  'new-order': PANEL_ORDER,
  'new-cash-order': PANEL_ORDER,
  'needs-you': PANEL_ORDER,
  'few-left': '/admin/products',
  'sold-out': '/admin/products',
  'morning-summary': '/admin',
  test: '/admin',
};

/** The messages whose button leads to confirming the order. */
const CONFIRMING: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'cash-received',
  'cash-reminder',
]);

/** A message's texts, as approved by Meta and used in e-mails. */
export type MessageTemplate = {
  readonly kind: MessageKind;
  /** Its name at Meta. */
  readonly name: string;
  /** Meta's language code. */
  readonly language: Locale;
  readonly category: 'UTILITY';
  readonly body: string;
  readonly subject: string;
  readonly button: { readonly text: string; readonly path: string };
  readonly example: {
    /** In the order of the body's parameters. */
    readonly texts: readonly string[];
    /** The end of the button's address; null if that is fixed. */
    readonly linkEnd: string | null;
  };
};

const PLACEHOLDER = /\{\{(\d+)\}\}/g;
const fillIn = (text: string, values: readonly string[]): string =>
  text.replaceAll(PLACEHOLDER, (_, number: string) => values[Number(number) - 1] ?? '');

/** Longest parameter, in UTF-16 units: keeps every body below Meta's limit of 1024. */
const MAX_PARAM_LENGTH = 150;

/** A dot (of any script) before a letter, which clients may turn into a link. */
const DOT_OF_LINK = /([.\u3002\uff0e\uff61])(?=\p{Default_Ignorable_Code_Point}*\p{L})/gu;

/** An IP address, which clients turn into a link with its path. */
const IP_ADDRESS = /\d{1,3}(?:\.\d{1,3}){3}/g;

/**
 * A text as one line of at most 150 characters that no client turns into a link: dots before letters and of IP addresses
 * are separated. Anyone can place an order with a URL as the name.
 */
export const lineWithoutLinks = (text: string): string =>
  firstCharacters(
    cleanText(
      latinDigits(cleanText(text))
        .replaceAll('://', ' ')
        .replaceAll(DOT_OF_LINK, '$1 ')
        .replaceAll(IP_ADDRESS, (address) => address.replaceAll('.', '. ')),
    ),
    MAX_PARAM_LENGTH,
  );

/** A text as a Meta parameter, which is not empty. */
const asParameter = (text: string): string => lineWithoutLinks(text) || '-';

type Params = Readonly<Record<string, string>>;

const ordered = (kind: MessageKind, params: Params): string[] =>
  messageParams(kind).map((name) => asParameter(params[name] ?? ''));

/** True iff the button's address contains the order's id. */
const namesOrder = (path: string): boolean => path.endsWith('{{1}}');

/** A message's template in `locale`; the merchant's are in his own language alone. */
export function messageTemplate(kind: MessageKind, locale: Locale): MessageTemplate {
  const { body, subject, button, example } = messageWords(kind, locale);
  const language = isCustomerMessage(kind) ? locale : DEFAULT_LOCALE;
  const path = localePath(language, BUTTON_PATHS[kind]);
  return {
    kind,
    name: kind.replaceAll('-', '_'),
    language,
    category: 'UTILITY',
    body,
    subject,
    button: { text: button, path },
    example: {
      texts: ordered(kind, example),
      linkEnd: namesOrder(path) ? linkEnd(kind, EXAMPLE_ORDER_ID, EXAMPLE_TOKEN) : null,
    },
  };
}

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = LOCALES.flatMap((locale) =>
  MESSAGE_KINDS.map((kind) => messageTemplate(kind, locale)).filter(
    ({ language }) => language === locale,
  ),
);

/** Parameters of a WhatsApp template message. */
export type TemplateFilling = {
  /** In the template's order. */
  readonly body: readonly string[];
  /** The variable end of the button's address; null if it is fixed. */
  readonly button: string | null;
};

/** @throws Error if the button confirms an order and there is no token. */
function linkEnd(kind: MessageKind, linkId: string, token: string | null): string {
  const id = encodeURIComponent(linkId);
  if (!CONFIRMING.has(kind)) return id;
  if (token === null) throw new Error(`${kind} confirms an order, and has no token`);
  return id + CONFIRM_PARAM + encodeURIComponent(token);
}

/**
 * Fills in a WhatsApp template. `token` is the order's `confirm_token`.
 * @throws Error if the button needs an order or a token, and there is none.
 */
export function templateFilling(
  kind: MessageKind,
  params: Params,
  linkId: string | null,
  token: string | null,
): TemplateFilling {
  const isOfOrder = namesOrder(BUTTON_PATHS[kind]);
  if (isOfOrder && linkId === null) throw new Error(`${kind} leads to an order, and has none`);
  return {
    body: ordered(kind, params),
    button: isOfOrder ? linkEnd(kind, linkId!, token) : null,
  };
}

/** The template's body with `params` filled in. */
export const whatsappBody = ({ body }: MessageTemplate, params: readonly string[]): string =>
  fillIn(body, params);

/** The path in the shop that the button opens. `end` is the filling's `button`. */
export const buttonPath = ({ button }: MessageTemplate, end: string | null): string =>
  fillIn(button.path, end === null ? [] : [end]);

/** A message as an e-mail shows it. */
export type Email = {
  readonly subject: string;
  readonly body: string;
  readonly button: { readonly text: string; readonly href: string };
};

/**
 * A message's e-mail. `origin` is the shop's.
 * @throws Error as {@link templateFilling}.
 */
export function emailOf(
  message: Pick<Message, 'kind' | 'params' | 'locale'> & {
    readonly link_id: string | null;
    readonly confirm_token: string | null;
  },
  origin: string,
): Email {
  const { kind, params, locale, link_id, confirm_token } = message;
  const template = messageTemplate(kind, locale);
  const { body, button } = templateFilling(kind, params, link_id, confirm_token);
  return {
    subject: fillIn(template.subject, body),
    body: whatsappBody(template, body),
    button: { text: template.button.text, href: origin + buttonPath(template, button) },
  };
}
