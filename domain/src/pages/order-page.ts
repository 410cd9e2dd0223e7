/** The customer's page of an order, without the order's id, which ends it. */
export const ORDER_PAGE = '/payment-success?order_id=';
/** Follows the order's id in the link that confirms a cash order; the token follows it. */
export const CONFIRM_PARAM = '&confirm=';

/**
 * The id in an order's links. Knowing it is what authorises a customer, so a corrected phone or e-mail address renews
 * it (docs/decisions/121-a-corrected-address-ends-the-links.md).
 */
export const linkIdOf = (order: {
  readonly id: string;
  readonly link_id?: string | undefined;
}): string => order.link_id ?? order.id;

export const orderPagePath = (orderId: string): string => ORDER_PAGE + encodeURIComponent(orderId);
