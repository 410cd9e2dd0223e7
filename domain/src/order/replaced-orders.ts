/** Maximum number of earlier submissions that an edited form remembers. */
export const MAX_REPLACED = 10;
