import { foldText } from '@ghar/domain/search-words';

/**
 * How people end and resume messages. Without words that may be about the order (إلغاء, cancel): who
 * wants another thing than silence would lose the news of their parcel.
 */
const WORDS = {
  stop: [
    ...['stop', 'stop all', 'stopall', 'stop messages', 'unsubscribe', 'opt out', 'optout'],
    ...['end', 'quit', 'stop promotions', 'no more messages', 'do not message me'],
    ...['إيقاف', 'إيقاف الرسائل', 'إيقاف الرسايل', 'إيقاف الاشتراك', 'إيقاف العروض'],
    ...['أوقف', 'أوقفوا', 'أوقف الرسائل', 'أوقفوا الرسائل', 'أوقفوا الرسايل', 'أوقف الرسايل'],
    ...['وقف', 'وقفوا', 'وقف الرسائل', 'وقفوا الرسائل', 'وقف الرسايل', 'وقفوا الرسايل'],
    ...['قف', 'توقف', 'توقفوا', 'كفى', 'ستوب', 'إلغاء الاشتراك', 'ألغ الاشتراك', 'الغي الاشتراك'],
    ...['لا ترسل', 'لا ترسلوا', 'لا ترسلون', 'لا تراسلني', 'لا تراسلوني', 'لا أريد رسائل'],
    ...['ما أبي رسائل', 'ما أبغى رسائل', 'ما ابي رسايل', 'ما ابغى رسايل'],
  ],
  start: [
    ...['start', 'unstop', 'subscribe', 'resume', 'opt in', 'optin', 'start messages'],
    ...['ابدأ', 'ابدؤوا', 'بدء', 'اشتراك', 'اشترك', 'أعد الاشتراك', 'استئناف', 'استئناف الرسائل'],
    ...['تفعيل', 'تفعيل الرسائل', 'ستارت', 'أرسلوا الرسائل'],
  ],
} as const;
/** Said beside them. */
const POLITE = ['please', 'pls', 'plz', 'من فضلك', 'من فضلكم', 'لو سمحت', 'لو سمحتوا', 'لو سمحتم'];

/** The words of a text, folded, without punctuation and emoji. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')
    // the silent alef of a plural is often left out
    .replace(/وا(?= |$)/g, 'و')} `;

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.map((word) => [wordsOf(word).trim(), meaning as keyof typeof WORDS] as const),
  ),
);
const POLITENESS = [...POLITE, 'رجاء', 'الرجاء'].map(wordsOf);

/** Whether a message says STOP or START and nothing else, as people write them; null for any other. */
export function stopWordOf(text: string): keyof typeof WORDS | null {
  const words = POLITENESS.reduce((left, polite) => left.replace(polite, ' '), wordsOf(text));
  return MEANINGS.get(words.trim()) ?? null;
}
