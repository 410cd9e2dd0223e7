/** Arabic of the Emirates with Latin digits: other Gulf locales differ by ICU version. */
export const LANGUAGE_TAG = 'ar-AE-u-nu-latn';
