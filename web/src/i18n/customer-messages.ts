import type { Locale } from '@ghar/domain/i18n/locale';
import { customerMessage as ar } from './ar/customer-messages.ts';
import { customerMessage as en } from './en/customer-messages.ts';
import type { CustomerMessage } from './customer-message.ts';

/** Prefilled chat messages to a customer, in each language: the panel is in the merchant's. */
export const CUSTOMER_MESSAGES: Readonly<Record<Locale, CustomerMessage>> = { ar, en };
