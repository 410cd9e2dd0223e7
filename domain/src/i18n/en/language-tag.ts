/** Dates of the Gulf's English shops: day before month, and `hour12` where there is a time. */
export const LANGUAGE_TAG = 'en-GB';
