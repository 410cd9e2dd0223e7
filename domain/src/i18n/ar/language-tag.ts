/** Arabic of the Emirates with Latin digits: ICU formats other Gulf locales differently by version. */
export const LANGUAGE_TAG = 'ar-AE-u-nu-latn';
