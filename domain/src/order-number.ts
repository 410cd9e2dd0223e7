const LENGTH = 8;

/** The number people call an order by: the last 8 characters of its id (specification, section 9). */
export const orderNumber = (orderId: string): string => orderId.slice(-LENGTH);
