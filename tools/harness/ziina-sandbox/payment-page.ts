import type { Answer } from '../stand-in/answers.ts';
import { escapeHtml, htmlPage } from '../stand-in/html.ts';
import { formatAmount } from './currencies.ts';
import type { Intent } from './intents.ts';

export const FORM_ACTIONS = { pay: 'complete', decline: 'fail', cancel: 'cancel' } as const;
export type FormAction = keyof typeof FORM_ACTIONS;

/**
 * The address to return to, or undefined when the shop gave none. A failure without its own address
 * uses the cancellation's. Addresses are used as given: whether Ziina fills in
 * `{PAYMENT_INTENT_ID}` is unconfirmed.
 */
export function returnAddress(intent: Intent): string | undefined {
  if (intent.status === 'completed') return intent.success_url;
  if (intent.status === 'failed') return intent.failure_url ?? intent.cancel_url;
  return intent.cancel_url;
}

const page = (status: number, title: string, content: string): Answer =>
  htmlPage({
    status,
    title,
    style: new URL('payment-page.css', import.meta.url),
    content: `<p class="test">صفحة دفع تجريبية: لن يُخصم أي مبلغ</p>\n${content}`,
  });

function summary(intent: Intent): string {
  const message = intent.message
    ? `<div><dt>تفاصيل الطلب</dt><dd><bdi>${escapeHtml(intent.message)}</bdi></dd></div>`
    : '';
  const amount = escapeHtml(formatAmount(intent.amount, intent.currency_code));
  return `<dl><div><dt>المبلغ</dt><dd class="amount">${amount}</dd></div>${message}</dl>`;
}

function buttons(intent: Intent): string {
  const action = (name: FormAction) => `formaction="/pay/${escapeHtml(intent.id)}/${name}"`;
  return `<form method="post">
<button class="pay" ${action('pay')}>ادفع الآن</button>
<button class="decline" ${action('decline')}>رفض البطاقة</button>
<button class="cancel" ${action('cancel')}>إلغاء</button>
</form>`;
}

/** What the page says of an intent that cannot be paid: mark, tone, title and text. */
function outcomeOf({ status }: Intent): readonly [string, string, string, string] {
  if (status === 'completed')
    return ['✓', 'good', 'تم الدفع', 'اكتملت العملية، ولا حاجة إلى الدفع مرة أخرى.'];
  if (status === 'failed') return ['!', 'bad', 'رُفضت البطاقة', 'لم تكتمل عملية الدفع.'];
  const text = 'أُلغيت العملية أو انتهت مهلتها، ولم يعد الدفع ممكنًا من هذا الرابط.';
  return ['×', 'neutral', 'أُلغي الدفع', text];
}

/** The hosted page of one intent: buttons while it can be paid, else its result and the way back. */
export function paymentPage(intent: Intent, payable: boolean): Answer {
  if (payable) {
    const again =
      intent.status === 'failed'
        ? '<p class="notice">رُفضت البطاقة في المحاولة السابقة، ويمكنك المحاولة مرة أخرى.</p>'
        : '';
    const content = `<h1>إتمام الدفع</h1>${again}${summary(intent)}
<p class="hint">اختر النتيجة التي تريد تجربتها:</p>
${buttons(intent)}`;
    return page(200, 'إتمام الدفع: صفحة تجريبية', content);
  }
  const [mark, tone, title, text] = outcomeOf(intent);
  const address = returnAddress(intent);
  const back = address ? `<a href="${escapeHtml(address)}">العودة إلى المتجر</a>` : '';
  const content = `<p class="mark ${tone}" aria-hidden="true">${mark}</p>
<h1>${title}</h1><p class="outcome">${text}</p>${summary(intent)}${back}`;
  return page(200, `${title}: صفحة تجريبية`, content);
}

export const missingPage = (): Answer =>
  page(
    404,
    'رابط دفع غير صحيح: صفحة تجريبية',
    '<h1>رابط الدفع غير صحيح</h1><p class="outcome">ارجع إلى المتجر واطلب رابطًا جديدًا.</p>',
  );
