import type { language as arabic } from '../ar/language.ts';

/** What pages in another language say of this one, to whoever reads it. */
export const language: typeof arabic = {
  name: 'English',
  offer: 'Shop in English',
  decline: 'No, thanks',
};
