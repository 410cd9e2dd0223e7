/** Days from delivery in which an order may be given back. */
export const GUARANTEE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the guarantee of an order that was delivered then ends. */
export const guaranteeUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + GUARANTEE_DAYS * DAY_MS);
