import { CORRECTABLE_FIELDS } from '@ghar/domain/order/correction';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import type { OrderEvent, OrderEventType } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { ORDER_STATUSES } from '@ghar/domain/order/status';
import { cleanText } from '@ghar/domain/text/text';
import { orderFieldNames } from './order-field-names.ts';
import { orderStatusNames, paymentStatusNames, refundStatusNames } from './status.ts';
import { nameOfCarrier } from './carrier.ts';

/** Who did it: the backend, the reader, or another admin, perhaps of unknown name. */
export type Doer = 'server' | 'self' | { readonly name: string | null };

const OTHER_ADMIN = 'مدير آخر';

/** A parcel's shipping data. */
export type SentWith = { readonly carrier: string | null; readonly tracking: string | null };

/** Isolates a name's direction in an Arabic sentence, even if it contains bidirectional marks. */
const isolated = (text: string): string => `\u2068${cleanText(text)}\u2069`;

/** "by …", after a passive sentence, which needs no gender. */
export const byName = (name: string | null): string =>
  `بواسطة ${name === null ? OTHER_ADMIN : isolated(name)}`;

/** One sentence for the reader's own action, suitable for all genders, and one in the passive. */
const said = (by: Doer, own: string, passive: string): string => {
  if (by === 'self') return own;
  return by === 'server' ? passive : `${passive} ${byName(by.name)}`;
};

/** Why a payment ended or was reopened, by the backend's code. */
const FAILURES: Readonly<Record<string, string>> = {
  'provider-failed': 'لم تُقبل بطاقة العميل',
  'provider-canceled': 'ألغى العميل الدفع',
  'provider-refused': 'رفضت زينة الطلب',
  'provider-not-reached': 'تعذّر الوصول إلى زينة',
  expired: 'انتهت مهلة الدفع',
  unclear: 'بقيت الدفعة معلّقة يوماً كاملاً',
  'cash-unconfirmed': 'لم يؤكّد العميل طلبه في وقته',
  'cash-not-collected': 'لم يُقبض الثمن عند الاستلام',
};

const nameIn = (names: Readonly<Record<string, string>>, status: string | null): string =>
  status === null ? '' : (names[status] ?? status);

/** Sentences for a step forward, by the new status. */
const STEPS: Readonly<Record<string, readonly [own: string, passive: string]>> = {
  confirmed: ['أكّدت الطلب', 'تم تأكيد الطلب'],
  shipped: ['سجّلت شحن الطلب', 'سُجّل شحن الطلب'],
  delivered: ['سجّلت وصول الطلب', 'سُجّل وصول الطلب'],
  cancelled: ['ألغيت الطلب', 'أُلغي الطلب'],
};

const rankOf = (status: string | null): number => ORDER_STATUSES.findIndex((one) => one === status);

function ofStatus({ from, to }: OrderEvent, by: Doer, { carrier, tracking }: SentWith): string {
  const words = rankOf(to) > rankOf(from) && to !== null ? STEPS[to] : undefined;
  if (words) {
    const how = [
      carrier === null ? '' : ` مع ${isolated(nameOfCarrier(carrier))}`,
      tracking === null ? '' : ` برقم التتبع ${isolated(tracking)}`,
    ].join('');
    const [own, passive] = words.map((one) => one + how) as [string, string];
    return `${said(by, own, passive)}${by === 'server' ? ' تلقائياً' : ''}`;
  }
  const back = `الطلب من «${nameIn(orderStatusNames, from)}» إلى «${nameIn(orderStatusNames, to)}»`;
  return said(by, `أعدت ${back}`, `أُعيد ${back}`);
}

function ofPayment({ from, to, note }: OrderEvent, by: Doer): string {
  if (by === 'server') {
    if (to === 'paid') return 'دفع العميل ثمن الطلب';
    if (to === 'pending') return 'بدأ العميل الدفع من جديد';
    return `لم يكتمل الدفع${note === null ? '' : `: ${FAILURES[note] ?? note}`}`;
  }
  const change = `حالة الدفع من «${nameIn(paymentStatusNames, from)}» إلى «${nameIn(paymentStatusNames, to)}»`;
  return said(by, `غيّرت ${change}`, `غُيّرت ${change}`);
}

function ofNote({ from, to }: OrderEvent, by: Doer): string {
  if (from === null && to === null)
    return said(by, 'غيّرت الملاحظة، ونصّها مُحي', 'غُيّرت الملاحظة، ونصّها مُحي');
  if (!to) return said(by, 'حذفت الملاحظة', 'حُذفت الملاحظة');
  const what = from
    ? said(by, 'عدّلت الملاحظة', 'عُدّلت الملاحظة')
    : said(by, 'كتبت ملاحظة', 'كُتبت ملاحظة');
  return `${what}:\n${to}`;
}

function ofTracking({ from, to }: OrderEvent, by: Doer): string {
  if (from === null && to === null)
    return said(by, 'غيّرت رقم التتبع، والرقم مُحي', 'غُيّر رقم التتبع، والرقم مُحي');
  if (!to) return said(by, 'حذفت رقم التتبع', 'حُذف رقم التتبع');
  return from
    ? said(by, `غيّرت رقم التتبع إلى ${isolated(to)}`, `غُيّر رقم التتبع إلى ${isolated(to)}`)
    : said(by, `أضفت رقم التتبع ${isolated(to)}`, `أُضيف رقم التتبع ${isolated(to)}`);
}

function ofCarrier({ from, to }: OrderEvent, by: Doer): string {
  if (from === null && to === null)
    return said(by, 'غيّرت شركة الشحن، واسمها مُحي', 'غُيّرت شركة الشحن، واسمها مُحي');
  if (!to) return said(by, 'حذفت شركة الشحن', 'حُذفت شركة الشحن');
  const name = isolated(nameOfCarrier(to));
  return from
    ? said(by, `غيّرت شركة الشحن إلى ${name}`, `غُيّرت شركة الشحن إلى ${name}`)
    : said(by, `اخترت شركة الشحن ${name}`, `اختيرت شركة الشحن ${name}`);
}

const NOTED_AMOUNT = new RegExp(`^(\\d+) ${CHARGE_CURRENCY}$`);
/** Formats an amount that the backend notes in fils, `29900 AED`. */
export function amountOf({ note }: OrderEvent): string {
  if (!note) return '';
  const [, inFils] = NOTED_AMOUNT.exec(note) ?? [];
  return ` (${inFils === undefined ? note : formatCharge(Number(inFils) / 100)})`;
}

/** Payment states of a difference with the provider; the provider's others are shown as they are. */
const DIFFERING_STATES: Readonly<Record<string, string>> = {
  paid: 'مدفوع',
  completed: 'مدفوع',
  unpaid: 'غير مدفوع',
  failed: 'لم يكتمل',
  canceled: 'ملغى',
  pending: 'قيد التنفيذ',
  unknown: 'غير معروف',
};
const differingState = (state: string | null): string =>
  `«${DIFFERING_STATES[state ?? 'unknown'] ?? isolated(state ?? '')}»`;

/** What books and provider say: `29900 AED`, of a refund after its status. */
function bothAmounts({ from, note }: OrderEvent): string {
  const shown = (said: string | null): string => {
    const [, status, inFils] = /^(?:(\S+) )?(\d+) [A-Z]{3}$/.exec(said ?? '') ?? [];
    if (inFils === undefined || !said?.endsWith(CHARGE_CURRENCY)) return differingState(said);
    const amount = formatCharge(Number(inFils) / 100);
    return status === undefined
      ? amount
      : `${amount} ${status === 'completed' ? '«أُعيد»' : differingState(status)}`;
  };
  return `في الدفاتر ${shown(from)}، وعند زينة ${shown(note)}`;
}

function ofRefund(event: OrderEvent, by: Doer): string {
  const what = said(by, 'طلبت ردّ المبلغ', 'طُلب ردّ المبلغ') + amountOf(event);
  return event.to === null ? what : `${what}:\n${event.to}`;
}

function ofCorrection({ from, to, note }: OrderEvent, by: Doer): string {
  const corrected = new Set(note?.split(' '));
  const names = CORRECTABLE_FIELDS.filter((field) => corrected.has(field)).map((field) =>
    field === 'quantity' ? `الكمية من ${from} إلى ${to}` : orderFieldNames[field],
  );
  return `${said(by, 'صحّحت الطلب', 'صُحّح الطلب')}: ${names.join('، ')}`;
}

type Words = (event: OrderEvent, by: Doer, sent: SentWith) => string;

const EVENT_WORDS: Readonly<Record<OrderEventType, Words>> = {
  created: (_, by) => (by === 'server' ? 'وصل الطلب' : said(by, 'أدخلت الطلب', 'أُدخل الطلب')),
  'payment-opened': () => 'فُتحت صفحة الدفع للعميل',
  replaced: ({ to }) =>
    `حلّ محلّه ${to === null ? 'طلب آخر للعميل' : `الطلب ${isolated(orderNumber(to))}`}`,
  'status-changed': ofStatus,
  'payment-status-changed': ofPayment,
  'confirmed-by-customer': () => 'أكّد العميل طلبه من الرابط',
  'turned-to-card': (event) =>
    `اختار العميل الدفع بالبطاقة بدل الدفع عند الاستلام${event.note === null ? '' : `، فأُسقطت رسوم الاستلام${amountOf(event)}`}`,
  'turned-to-cash': () => 'لم يكتمل الدفع بالبطاقة، فعاد الطلب إلى الدفع عند الاستلام',
  'parcel-returned': (_, by) => said(by, 'سجّلت عودة الطرد', 'سُجّلت عودة الطرد'),
  'payment-mismatch': (event) => `وصلت دفعة بمبلغ غير مبلغ الطلب${amountOf(event)}`,
  'payment-duplicate': (event) => `وصلت دفعة ثانية تحتاج إلى ردّ${amountOf(event)}`,
  'payment-by-hand-replaced': (event) =>
    `دُفع الطلب بالبطاقة، فسُحبت الدفعة المسجّلة يدوياً${amountOf(event)}`,
  'stock-short': () => 'القطع نفدت من المخزون، والطلب يحتاج متابعة',
  'paid-though-cancelled': () => 'دُفع الطلب بعد إلغائه، ويحتاج متابعة',
  'paid-though-refunded': () => 'دُفع الطلب بعد إعادة مبلغه، ويحتاج متابعة',
  'paid-though-sent': () => 'دُفع الطلب بالبطاقة بعد أن شُحن ليُدفع عند الاستلام',
  'paid-though-replaced': () => 'دُفع الطلب والطلب الذي حلّ محلّه، ويحتاج أحدهما إلى ردّ',
  'unpaid-by-hand': () => 'غُيّرت حالة الدفع يدوياً، والطلب مدفوع عند زينة',
  'paid-by-hand': () => 'وُضع «مدفوع» يدوياً، ولا دفعة عند زينة',
  'refund-made': (event) => `أُعيد مبلغ من تطبيق زينة${amountOf(event)}`,
  'payment-unclear': (event) => `دفعة لا يُعرف مصيرها${amountOf(event)}`,
  'refund-requested': ofRefund,
  'refund-status-changed': (event) =>
    `ردّ المبلغ${amountOf(event)}: ${nameIn(refundStatusNames, event.to)}`,
  'refund-failed': () => 'المبلغ لم يُعَد، والطلب يحتاج متابعة',
  'refund-unclear': () => 'ردّ مبلغ لا يُعرف مصيره، والطلب يحتاج متابعة',
  'invoice-issued': ({ to }, by) => {
    const invoice = `الفاتورة ${isolated(to ?? '')}`;
    return said(by, `أصدرت ${invoice}`, `أُصدرت ${invoice}`);
  },
  'invoice-reversed': ({ from, to }) =>
    `أُلغيت الفاتورة ${isolated(from ?? '')}${to === null ? '' : ` بالإشعار الدائن ${isolated(to)}`}`,
  'paid-differs': ({ from, note }) =>
    `اختلفت حالة الدفع: في الدفاتر ${differingState(from)}، وعند زينة ${differingState(note)}`,
  'amount-differs': (event) => `اختلف المبلغ المدفوع: ${bothAmounts(event)}`,
  'refund-differs': (event) => `اختلف مبلغ أُعيد: ${bothAmounts(event)}`,
  'fee-differs': (event) => `اختلفت رسوم زينة: ${bothAmounts(event)}`,
  'stock-released': () => 'عادت القطع إلى المخزون',
  'stock-taken': () => 'حُجزت القطع من المخزون',
  corrected: ofCorrection,
  'payment-reviewed': (_, by) =>
    by === 'server'
      ? 'أُعيد المبلغ كله، فلم تعد تحتاج مراجعة'
      : said(by, 'راجعت المسألة', 'رُوجعت المسألة'),
  'note-changed': ofNote,
  'carrier-changed': ofCarrier,
  'tracking-number-changed': ofTracking,
  erased: (_, by) =>
    by === 'server'
      ? 'مُحيت بيانات العميل، فقد انتهت مدة حفظها'
      : said(by, 'محوت بيانات العميل', 'مُحيت بيانات العميل'),
};

/** A history event as a sentence; `sent` is the parcel data stored in the same change. */
export const eventWords = (
  event: OrderEvent,
  by: Doer,
  sent: SentWith = { carrier: null, tracking: null },
): string => EVENT_WORDS[event.type](event, by, sent);
