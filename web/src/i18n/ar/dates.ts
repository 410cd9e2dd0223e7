import { formats } from './formats.ts';

/** Being replaced by `useTexts().formats`. */
export const formatDay = formats.day;
export const formatDayOfYear = formats.dayOfYear;
export const formatMinute = formats.minute;
export const formatShortDay = formats.shortDay;
export const formatClock = formats.clock;
