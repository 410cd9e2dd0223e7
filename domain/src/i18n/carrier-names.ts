import type { Locale } from './locale.ts';
import { carrierNames as ar } from './ar/carriers.ts';
import { carrierNames as en } from './en/carriers.ts';

export const CARRIER_NAMES: Readonly<Record<Locale, Readonly<typeof ar>>> = { ar, en };
