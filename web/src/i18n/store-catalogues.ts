import type { Locale } from '@ghar/domain/i18n/locale';
import { arStoreTexts } from './ar/store-texts.ts';
import { enStoreTexts } from './en/store-texts.ts';
import type { StoreTexts } from './store-texts.ts';

const CATALOGUES: Readonly<Record<Locale, StoreTexts>> = { ar: arStoreTexts, en: enStoreTexts };

/** For the server, which draws pages in every language; a browser loads that of its page (load-store-texts.ts). */
export const storeTextsOf = (locale: Locale): StoreTexts => CATALOGUES[locale];
