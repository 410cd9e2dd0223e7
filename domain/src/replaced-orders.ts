/** The most orders that one more order of the same form takes the place of. */
export const MOST_REPLACED = 3;
