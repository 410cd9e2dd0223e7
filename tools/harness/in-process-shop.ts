import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import type { DeliveryPorts } from '../../functions/src/messages/deliver-message.ts';
import type { OrderingPorts } from '../../functions/src/orders/open-payment.ts';
import type { Post } from './stand-in/deliveries.ts';
import { whatsappControl } from './whatsapp-sandbox/control.ts';
import { startWhatsappSandbox } from './whatsapp-sandbox/server.ts';
import { registerWebhook, sandboxControl } from './ziina-sandbox/control.ts';
import { startZiinaSandbox } from './ziina-sandbox/server.ts';

export const ORIGIN = 'https://shop.example';
/** Cash on delivery of the simulated shop; its orders end within the run. */
export const CASH = {
  countries: { ae: { fee: 10, max_total: null } },
  confirm_hours: 1,
  first_orders: true,
} as const;
export const SHOP_SETTINGS: Omit<OrderingPorts, 'store' | 'provider' | 'clock'> &
  Pick<DeliveryPorts, 'stopsKey' | 'unpaidPerHour'> = {
  returnUrl: (orderId) => `${ORIGIN}/payment-success?order_id=${orderId}`,
  testMode: false,
  counterSecret: 'counters',
  stopsKey: 'stops',
  ordersPerNetwork: 300,
  unpaidPerHour: Number.POSITIVE_INFINITY,
  piecesPerNetwork: 60,
  maxPieces: async () => DEFAULT_MAX_PIECES,
  cash: async () => CASH,
};
const SECRETS = {
  apiToken: 'ziina-token',
  webhookSecret: 'ziina-secret',
  whatsappToken: 'whatsapp-token',
  whatsappAppSecret: 'whatsapp-secret',
};
const PHONE_NUMBER_ID = '1';
export const RECIPIENTS = {
  notify_email: 'merchant@ghar.example',
  notify_whatsapp: '+971500000000',
};
const drop: Post = async () => new Response();
const DROPPED = { ziina: drop, whatsapp: drop };

/** The stand-ins of a shop whose handlers run in this process; `post` receives their webhooks. */
export async function openProviders(post: { ziina: Post; whatsapp: Post } = DROPPED) {
  const ziina = await startZiinaSandbox({ port: 0, retryDelaysMs: [], post: post.ziina });
  const phones = await startWhatsappSandbox({
    port: 0,
    account: {
      phoneNumberId: PHONE_NUMBER_ID,
      token: SECRETS.whatsappToken,
      webhook: { url: ORIGIN, appSecret: SECRETS.whatsappAppSecret },
    },
    storeUrl: ORIGIN,
    retryDelaysMs: [],
    post: post.whatsapp,
  });
  await registerWebhook(ziina.url, { url: ORIGIN, secret: SECRETS.webhookSecret });
  return {
    secrets: SECRETS,
    sandbox: sandboxControl(ziina.url),
    apiUrl: `${ziina.url}/api`,
    whatsapp: {
      control: whatsappControl(phones.url),
      apiUrl: `${phones.url}/v23.0`,
      phoneNumberId: PHONE_NUMBER_ID,
      token: SECRETS.whatsappToken,
    },
    close: () => Promise.all([ziina.close(), phones.close()]),
  };
}
