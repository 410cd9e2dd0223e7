import type { StopPorts } from '../functions/src/orders/message-stops.ts';
import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import type { PaymentPorts } from '../functions/src/orders/open-payment.ts';

/** What configures a shop, for tools that run its handlers in their own process. */
export const SHOP_SETTINGS: Omit<PaymentPorts, 'store' | 'provider' | 'clock'> &
  Pick<StopPorts, 'stopsKey'> = {
  returnUrl: (orderId) => `https://shop.example/payment-success?order_id=${orderId}`,
  testMode: false,
  counterSecret: 'counters',
  stopsKey: 'stops',
  ordersPerNetwork: 300,
  piecesPerNetwork: 60,
  maxPieces: async () => DEFAULT_MAX_PIECES,
};
