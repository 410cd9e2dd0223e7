import type { Locale } from '@ghar/domain/i18n/locale';
import { policyMarkers as ar } from './ar/policy-markers.ts';
import { policyMarkers as en } from './en/policy-markers.ts';

/** A page replaces the markers of all languages: a text without a translation stands in the merchant's. */
export const POLICY_MARKERS: Readonly<Record<Locale, typeof ar>> = { ar, en };
