import { DISPLAY_FONT, SYSTEM_FONT, typography } from './typography.ts';

/** Being replaced by the theme. */
export const SYSTEM = SYSTEM_FONT;
export const DISPLAY = DISPLAY_FONT;
export const type = { ...typography, body: typography.body1, small: typography.body2 };
