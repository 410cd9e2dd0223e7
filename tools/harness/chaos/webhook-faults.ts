import { weighted } from './weighted.ts';

/** Fates of an event's webhook. */
export const WEBHOOK_FAULTS = weighted({ ok: 4, lost: 2, doubled: 1, reordered: 1 });
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];
