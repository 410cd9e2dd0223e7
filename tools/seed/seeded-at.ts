/** The moment at which the seed is set: nothing in it is later. */
export const SEEDED_AT = new Date('2026-11-20T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** So many milliseconds before the seed's moment. */
export const ago = (milliseconds: number): Date => new Date(SEEDED_AT.getTime() - milliseconds);
