import { foldText } from '@ghar/domain/order/search-words';

/**
 * Words that stop and resume messages. Excludes words that may be about the order (إلغاء, cancel), or the customer
 * would miss the news of their parcel.
 */
const WORDS = {
  stop: `
    stop, stop all, stopall, stop messages, stop promotions, unsubscribe, opt out, optout, end, quit,
    no more messages, do not message me,
    إيقاف, إيقاف الرسائل, إيقاف الاشتراك, إيقاف العروض, أوقف, أوقف الرسائل, أوقفوا, أوقفوا الرسائل,
    وقف, وقف الرسائل, وقفوا, وقفوا الرسائل, قف, توقف, توقفوا, كفى, ستوب,
    إلغاء الاشتراك, ألغ الاشتراك, ألغي الاشتراك,
    لا ترسل, لا ترسلوا, لا ترسلون, لا تراسلني, لا تراسلوني,
    لا أريد رسائل, ما أبي رسائل, ما أبغى رسائل
  `,
  start: `
    start, start messages, unstop, subscribe, resume, opt in, optin,
    ابدأ, ابدؤوا, بدء, اشتراك, اشترك, أعد الاشتراك, استئناف, استئناف الرسائل,
    تفعيل, تفعيل الرسائل, أرسلوا الرسائل, ستارت
  `,
} as const;
/** Polite words that may accompany them. */
const POLITE = ['please', 'pls', 'plz', 'من فضلك', 'من فضلكم', 'لو سمحت', 'لو سمحتوا', 'لو سمحتم'];

/** The text's words, folded, without punctuation and emoji. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')
    // the silent alef of a plural is often omitted
    .replace(/وا(?= |$)/g, 'و')} `;

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(',').map((word) => [wordsOf(word).trim(), meaning as keyof typeof WORDS] as const),
  ),
);
const POLITENESS = [...POLITE, 'رجاء', 'الرجاء'].map(wordsOf);

/** Whether a message says only STOP or START; null otherwise. */
export function stopWordOf(text: string): keyof typeof WORDS | null {
  const words = POLITENESS.reduce((left, polite) => left.replace(polite, ' '), wordsOf(text));
  return MEANINGS.get(words.trim()) ?? null;
}
