import { messageNames } from '@ghar/domain/i18n/ar/message-words';
import type { Channel, MessageKind, MessageState } from '@ghar/domain/messages/message';

export const messageKindNames: Readonly<Record<MessageKind, string>> = messageNames;

export const channelNames: Readonly<Record<Channel, string>> = {
  whatsapp: 'واتساب',
  email: 'البريد',
};

export const messageStateNames: Readonly<Record<MessageState, string>> = {
  queued: 'تنتظر الإرسال',
  sent: 'أُرسلت',
  delivered: 'وصلت',
  read: 'قُرئت',
  failed: 'لم تصل',
  doubtful: 'غير مؤكدة',
  withdrawn: 'لم تعد لازمة',
};

/** Why a message failed, by the provider's code. */
export function messageErrorWords(error: string, state: MessageState, channel: Channel): string {
  if (error === 'restored')
    return 'كانت تنتظر حين أُخذت النسخة الاحتياطية، وربما أُرسلت بعدها. أعد إرسالها إن لم تصل.';
  if (state === 'doubtful') return 'لم يصلنا ردّ: ربما وصلت. اسأل العميل قبل أن تعيد إرسالها.';
  if (error === '131026') return 'ليس على هذا الرقم واتساب، أو لا يستقبل رسائل المتاجر.';
  if (/^1320\d\d$/.test(error)) return `قالب الرسالة غير معتمد في حساب واتساب (${error}).`;
  if (error === 'stopped') return 'لم تُرسل: طلب العميل إيقاف رسائل واتساب.';
  if (error === 'shop-limit' && state === 'queued')
    return 'تنتظر دورها: كثرت الطلبات التي لم تُدفع فتأخرت رسائلها.';
  if (error === 'shop-limit') return 'لم تُرسل: كثرت الطلبات التي لم تُدفع فتوقفت رسائلها مؤقتاً.';
  if (error === 'recipient-limit') return 'لم تُرسل: وصلته اليوم رسائل كافية عن طلبات لم تُدفع.';
  if (error === 'channel-off') return `${channelNames[channel]} غير موصول بالمتجر بعد.`;
  if (/^55[013]$/.test(error)) return 'عنوان البريد غير موجود أو لا يستقبل.';
  if (state === 'queued') return `تعذّر إرسالها، ونعيد المحاولة تلقائياً (${error}).`;
  return `رفضها ${channelNames[channel]} (${error}).`;
}

export const messageTexts = {
  heading: 'الرسائل',
  toMerchant: 'إليك',
  dueAt: (time: string) => `موعدها ${time}`,
  resend: 'أرسلها مجدداً',
  sentElsewhere: 'أُرسلت إلى جوال أو بريد صُحّح بعدها.',
  resending: 'نرسلها...',
  resendTitle: 'نرسل الرسالة مجدداً؟',
  resendText: (kind: string, channel: string) =>
    `نرسل «${kind}» عبر ${channel} إلى رقم الطلب أو بريده كما هو الآن.`,
  resendDoubt: 'قد تكون الأولى وصلت، فتصل العميلَ مرتين.',
};
