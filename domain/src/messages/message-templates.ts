import { MESSAGE_TEXTS } from '../i18n/message-texts.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { messageParams, MESSAGE_KINDS, type Message, type MessageKind } from './message.ts';
import { cleanText, firstCharacters } from '../text/text.ts';

const ORDER_PAGE = '/payment-success?order_id={{1}}';
const PANEL_ORDER = '/admin/orders/{{1}}';
/** An order's id as it is shown to Meta's reviewer. */
const EXAMPLE_ORDER_ID = 'k3TnXw7pQz4Ra7K9MWPD';
/** Where a message's button leads. `{{1}}`, at the end, is the order's id. */
const BUTTON_PATHS: Readonly<Record<MessageKind, string>> = {
  'order-received': ORDER_PAGE,
  'payment-confirmed': ORDER_PAGE,
  'payment-failed': ORDER_PAGE,
  shipped: ORDER_PAGE,
  'shipped-untracked': ORDER_PAGE,
  delivered: ORDER_PAGE,
  refunded: ORDER_PAGE,
  cancelled: ORDER_PAGE,
  'new-order': PANEL_ORDER,
  'needs-you': PANEL_ORDER,
  'few-left': '/admin/products',
  'sold-out': '/admin/products',
  'morning-summary': '/admin',
  test: '/admin',
};

/** A message's words, as Meta approves them and as an e-mail has them. */
export type MessageTemplate = {
  readonly kind: MessageKind;
  /** Its name at Meta. */
  readonly name: string;
  /** By Meta's code. */
  readonly language: Locale;
  readonly category: 'UTILITY';
  readonly body: string;
  readonly subject: string;
  readonly button: { readonly text: string; readonly path: string };
  readonly example: {
    /** In the order of the body's parameters. */
    readonly texts: readonly string[];
    /** Null where the button's address is always the same. */
    readonly orderId: string | null;
  };
};

const PLACEHOLDER = /\{\{(\d+)\}\}/g;
const fillIn = (text: string, values: readonly string[]): string =>
  text.replaceAll(PLACEHOLDER, (_, number: string) => values[Number(number) - 1] ?? '');

/** So many UTF-16 units of a parameter are sent: with all of them a body stays below Meta's 1024. */
const MAX_PARAM_LENGTH = 150;

/** A dot, however it is written, that a letter follows for whoever reads it. */
const DOT_OF_LINK = /([.\u3002\uff0e\uff61])(?=\p{Default_Ignorable_Code_Point}*\p{L})/gu;

/**
 * A text as Meta takes it for a parameter: one line, no runs of spaces, not empty. Whoever places
 * an order chooses its name and the phone that is told: a dot before a letter is parted from it, so
 * that no link is made of it.
 */
const asParameter = (text: string): string =>
  firstCharacters(
    cleanText(cleanText(text).replaceAll('://', ' ').replaceAll(DOT_OF_LINK, '$1 ')),
    MAX_PARAM_LENGTH,
  ) || '-';

/** A message's parameters by name, as its document has them. */
type Params = Readonly<Record<string, string>>;

const ordered = (kind: MessageKind, params: Params): string[] =>
  messageParams(kind).map((name) => asParameter(params[name] ?? ''));

/** True iff the button leads to one order, so that its address takes the order's id. */
const namesOrder = (path: string): boolean => path.endsWith('{{1}}');

/** The template of a kind, in a language. */
export function messageTemplate(kind: MessageKind, locale: Locale): MessageTemplate {
  const { body, subject, button, example } = MESSAGE_TEXTS[locale].templates[kind];
  const path = BUTTON_PATHS[kind];
  return {
    kind,
    name: kind.replaceAll('-', '_'),
    language: locale,
    category: 'UTILITY',
    body,
    subject,
    button: { text: button, path },
    example: {
      texts: ordered(kind, example),
      orderId: namesOrder(path) ? EXAMPLE_ORDER_ID : null,
    },
  };
}

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = LOCALES.flatMap((locale) =>
  MESSAGE_KINDS.map((kind) => messageTemplate(kind, locale)),
);

/** What a WhatsApp message of a template is filled in with. */
export type TemplateFilling = {
  /** The body's parameters, in their order. */
  readonly body: readonly string[];
  /** The variable end of the button's address; null for an address without one. */
  readonly button: string | null;
};

/**
 * What a message is filled in with, as Meta takes it.
 *
 * @throws Error where the message leads to an order and there is none.
 */
export function templateFilling(
  kind: MessageKind,
  params: Params,
  orderId: string | null,
): TemplateFilling {
  const isOfOrder = namesOrder(BUTTON_PATHS[kind]);
  if (isOfOrder && orderId === null) throw new Error(`${kind} leads to an order, and has none`);
  return { body: ordered(kind, params), button: isOfOrder ? encodeURIComponent(orderId!) : null };
}

/** The text of a WhatsApp message: the template's body with `params`, in its order. */
export const whatsappBody = ({ body }: MessageTemplate, params: readonly string[]): string =>
  fillIn(body, params);

/** The path, in the shop, that the button leads to. `end` is the filling's. */
export const buttonPath = ({ button }: MessageTemplate, end: string | null): string =>
  fillIn(button.path, end === null ? [] : [end]);

export type Email = { readonly subject: string; readonly text: string };

/**
 * A message as an e-mail in plain text, which ends with the button's link. `origin` is the shop's.
 *
 * @throws Error where the message leads to an order and there is none.
 */
export function emailOf(
  { kind, params, locale, order_id }: Pick<Message, 'kind' | 'params' | 'locale' | 'order_id'>,
  origin: string,
): Email {
  const template = messageTemplate(kind, locale);
  const { body, button } = templateFilling(kind, params, order_id);
  const link = `${origin}${buttonPath(template, button)}`;
  return {
    subject: fillIn(template.subject, body),
    text: `${whatsappBody(template, body)}\n\n${template.button.text}:\n${link}\n`,
  };
}
