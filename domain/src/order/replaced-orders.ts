/** The most tries of a form that are remembered when it is edited. */
export const MOST_REPLACED = 10;
