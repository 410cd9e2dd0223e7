/** Days after delivery in which an order can be returned. */
export const GUARANTEE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export const guaranteeUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + GUARANTEE_DAYS * DAY_MS);
