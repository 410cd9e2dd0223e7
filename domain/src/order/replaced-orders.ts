/** Maximum number of earlier submissions that an edited form remembers. */
export const MOST_REPLACED = 10;
