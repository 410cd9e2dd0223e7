import type { DeliveryPorts } from '../functions/src/messages/deliver-message.ts';
import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import type { OrderingPorts } from '../functions/src/orders/open-payment.ts';

/** What configures a shop, for tools that run its handlers in their own process. */
export const SHOP_SETTINGS: Omit<OrderingPorts, 'store' | 'provider' | 'clock'> &
  Pick<DeliveryPorts, 'stopsKey' | 'unpaidPerHour'> = {
  returnUrl: (orderId) => `https://shop.example/payment-success?order_id=${orderId}`,
  testMode: false,
  counterSecret: 'counters',
  stopsKey: 'stops',
  ordersPerNetwork: 300,
  unpaidPerHour: Number.POSITIVE_INFINITY,
  piecesPerNetwork: 60,
  maxPieces: async () => DEFAULT_MAX_PIECES,
};
