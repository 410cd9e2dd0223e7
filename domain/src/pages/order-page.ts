/** The customer's page of an order, without the order's id, which ends it. */
export const ORDER_PAGE = '/payment-success?order_id=';

export const orderPagePath = (orderId: string): string => ORDER_PAGE + encodeURIComponent(orderId);
