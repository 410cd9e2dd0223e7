import { formatCharge } from './i18n/ar/money.ts';
import { messageParams, MESSAGE_KINDS, type MessageKind, type MessageParams } from './message.ts';
import { cleanText, firstCharacters } from './text.ts';

/** The language of the templates, by Meta's code. */
type TemplateLanguage = 'ar';

type Words<Kind extends MessageKind> = {
  /** `{{1}}` is the first of the kind's parameters, as in Meta's templates. */
  readonly body: string;
  /** Filled in as the body is. */
  readonly subject: string;
  /** `{{1}}`, at the end, is the order's id. */
  readonly button: { readonly text: string; readonly path: string };
  /** What Meta's reviewer is shown. */
  readonly example: MessageParams<Kind>;
};

const ORDER_PAGE = '/payment-success?order_id={{1}}';
const PANEL_ORDER = '/admin/orders/{{1}}';
/** An order's id as it is shown to Meta's reviewer. */
const EXAMPLE_ORDER_ID = 'k3TnXw7pQz4Ra7K9MWPD';
const customer = { name: 'مريم', order_number: 'A7K9MWPD' } as const;

/**
 * All that messages say, to customers and to the merchant, by WhatsApp and by e-mail. A change of a
 * body or a button needs Meta's approval anew: `npm run templates` prints them for it
 * (docs/deploy.md). Meta refuses a body that begins or ends with a parameter, has two next to each
 * other, or fewer than two words for each and one more.
 */
const WORDS: { readonly [Kind in MessageKind]: Words<Kind> } = {
  'order-received': {
    body: 'أهلاً {{1}}، وصلنا طلبك رقم {{2}} بمبلغ {{3}}. نبدأ تجهيزه حين يكتمل الدفع، ومن صفحته تدفع وتتابع كل جديد.',
    subject: 'وصلنا طلبك {{2}}، وبقي الدفع',
    button: { text: 'ادفع وتابع طلبك', path: ORDER_PAGE },
    example: { ...customer, amount: formatCharge(299) },
  },
  'payment-confirmed': {
    body: 'شكراً {{1}}، تأكّد طلبك رقم {{2}} ووصلنا مبلغه {{3}} كاملاً. نجهّزه لك الآن، ونخبرك حين يخرج إليك.',
    subject: 'تأكّد طلبك {{2}}',
    button: { text: 'تابع طلبك', path: ORDER_PAGE },
    example: { ...customer, amount: formatCharge(299) },
  },
  'payment-failed': {
    body: 'أهلاً {{1}}، لم يكتمل دفع طلبك رقم {{2}}، ولم تؤكّد لنا بوابة الدفع أي خصم. بياناتك محفوظة، ويمكنك أن تدفع للطلب نفسه دون أن تعيد كتابتها.',
    subject: 'لم يكتمل دفع طلبك {{2}}',
    button: { text: 'ادفع الآن', path: ORDER_PAGE },
    example: customer,
  },
  shipped: {
    body: 'أهلاً {{1}}، طلبك رقم {{2}} في الطريق إليك مع {{3}}. رقم التتبع {{4}}، ومن صفحة طلبك تعرف أين وصل.',
    subject: 'طلبك {{2}} في الطريق إليك',
    button: { text: 'أين طلبي؟', path: ORDER_PAGE },
    example: { ...customer, carrier: 'أرامكس', tracking_number: '34529871206' },
  },
  'shipped-untracked': {
    body: 'أهلاً {{1}}، خرج طلبك رقم {{2}} من عندنا وهو في الطريق إليك. تجد كل جديد عنه في صفحة طلبك.',
    subject: 'طلبك {{2}} في الطريق إليك',
    button: { text: 'صفحة طلبك', path: ORDER_PAGE },
    example: customer,
  },
  delivered: {
    body: 'أهلاً {{1}}، وصل طلبك رقم {{2}}، ونتمنى أن يعجبك. ضمانك سارٍ حتى {{3}}، فإن لم يناسبك فراسلنا قبل ذلك.',
    subject: 'وصل طلبك {{2}}، عليك بالعافية',
    button: { text: 'صفحة طلبك', path: ORDER_PAGE },
    example: { ...customer, guarantee_until: '26 ديسمبر 2026' },
  },
  refunded: {
    body: 'أهلاً {{1}}، أعدنا إليك من طلبك رقم {{2}} مبلغ {{3}} إلى البطاقة التي دفعت بها. يصل إلى حسابك خلال 5 إلى 10 أيام عمل.',
    subject: 'أعدنا إليك مبلغاً من طلبك {{2}}',
    button: { text: 'صفحة طلبك', path: ORDER_PAGE },
    example: { ...customer, amount: formatCharge(299) },
  },
  cancelled: {
    body: 'أهلاً {{1}}، أُلغي طلبك رقم {{2}} ولن يُشحن. وما دفعته له نعيده إليك بالطريقة التي دفعت بها. إن كان عندك سؤال فراسلنا.',
    subject: 'أُلغي طلبك {{2}}',
    button: { text: 'صفحة طلبك', path: ORDER_PAGE },
    example: customer,
  },
  'new-order': {
    body: 'طلب جديد مدفوع رقم {{1}} من {{2}} في مدينة {{3}}. عدد القطع {{4}} والمبلغ {{5}}، وهو في اللوحة ينتظر التجهيز والشحن.',
    subject: 'طلب جديد {{1}}: {{5}}',
    button: { text: 'افتح الطلب', path: PANEL_ORDER },
    example: {
      order_number: 'A7K9MWPD',
      name: 'مريم الهاشمي',
      city: 'دبي',
      pieces: '2',
      amount: formatCharge(598),
    },
  },
  'needs-you': {
    body: 'الطلب رقم {{1}} ينتظر قراراً منك: {{2}}. تجد تفاصيله في اللوحة.',
    subject: 'الطلب {{1}} ينتظرك',
    button: { text: 'افتح الطلب', path: PANEL_ORDER },
    example: { order_number: 'A7K9MWPD', reason: 'دُفع بعد أن نفدت الكمية' },
  },
  'few-left': {
    body: 'أوشك المنتج {{1}} على النفاد، وعدد ما بقي منه {{2}} فقط. أضف كمية من اللوحة قبل أن يتوقف البيع.',
    subject: 'أوشك {{1}} على النفاد',
    button: { text: 'افتح المنتجات', path: '/admin/products' },
    example: { product: 'صابون غار الطبيعي للشعر', pieces: '8' },
  },
  'sold-out': {
    body: 'نفد المنتج {{1}} وتوقّف بيعه في المتجر. أضف كمية جديدة من اللوحة ليعود البيع فوراً.',
    subject: 'نفد {{1}}',
    button: { text: 'افتح المنتجات', path: '/admin/products' },
    example: { product: 'صابون غار الطبيعي للشعر' },
  },
  'morning-summary': {
    body: 'صباح الخير، هذه خلاصة {{1}} في متجرك. عدد الطلبات {{2}} والإيراد {{3}}، وعدد ما ينتظرك الآن {{4}} من الطلبات. يوماً طيباً.',
    subject: 'خلاصة {{1}}',
    button: { text: 'افتح اللوحة', path: '/admin' },
    example: { day: 'الأربعاء 25 نوفمبر', orders: '6', revenue: formatCharge(1794), waiting: '3' },
  },
  test: {
    body: 'هذه رسالة تجريبية من متجر {{1}}. وصولها إليك يعني أن التنبيهات تعمل.',
    subject: 'رسالة تجريبية من {{1}}',
    button: { text: 'افتح اللوحة', path: '/admin' },
    example: { brand: 'غار' },
  },
};

/** A message's words, as Meta approves them and as an e-mail has them. */
export type MessageTemplate = {
  readonly kind: MessageKind;
  /** Its name at Meta. */
  readonly name: string;
  readonly language: TemplateLanguage;
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

/** The template of a kind. */
export function messageTemplate(kind: MessageKind): MessageTemplate {
  const { body, subject, button, example } = WORDS[kind];
  return {
    kind,
    name: kind.replaceAll('-', '_'),
    language: 'ar',
    category: 'UTILITY',
    body,
    subject,
    button,
    example: {
      texts: ordered(kind, example),
      orderId: namesOrder(button.path) ? EXAMPLE_ORDER_ID : null,
    },
  };
}

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = MESSAGE_KINDS.map(messageTemplate);

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
  const isOfOrder = namesOrder(WORDS[kind].button.path);
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
  kind: MessageKind,
  params: Params,
  { origin, orderId }: { origin: string; orderId: string | null },
): Email {
  const template = messageTemplate(kind);
  const { body, button } = templateFilling(kind, params, orderId);
  const link = `${origin}${buttonPath(template, button)}`;
  return {
    subject: fillIn(template.subject, body),
    text: `${whatsappBody(template, body)}\n\n${template.button.text}:\n${link}\n`,
  };
}
