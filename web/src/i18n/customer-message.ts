import type { Order } from '@ghar/domain/order/order';
import type { MoneyFields } from '@ghar/domain/order/payment-of';

/** What a message to a customer says of the order. */
export type MessagedOrder = MoneyFields &
  Pick<Order, 'customer_name' | 'carrier' | 'tracking_number'> & {
    /** The order number. */
    readonly number: string;
    /** The order's page, where it can be paid. */
    readonly address: string;
  };

export type CustomerMessage = (order: MessagedOrder, brand: string) => string;
