import type { Locale } from '@ghar/domain/i18n/locale';
import { clientShellTexts as ar } from './ar/client-shell.ts';
import { clientShellTexts as en } from './en/client-shell.ts';

/** In app.html of each language: inserted by the build. */
export const CLIENT_SHELL_TEXTS: Readonly<Record<Locale, typeof ar>> = { ar, en };
