/** The seed's current time: nothing in it is later. */
export const SEEDED_AT = new Date('2026-11-20T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time so many milliseconds before the seed's. */
export const ago = (milliseconds: number): Date => new Date(SEEDED_AT.getTime() - milliseconds);
