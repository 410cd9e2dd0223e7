import {
  type Attempt,
  createDeliveries,
  type DeliveryOptions,
  hmacOf,
} from '../stand-in/deliveries.ts';
import type { Faults } from './faults.ts';
import { errorTitle } from './graph-error.ts';

export type WebhookEvent =
  | {
      message_id: string;
      status: 'sent' | 'delivered' | 'read' | 'failed';
      phone: string;
      code?: number;
      /** The sender's own words about the message. */
      callback_data?: string;
    }
  | { message_id: string; text: string; phone: string };

export type Delivery = Attempt<WebhookEvent>;

export type Account = {
  phoneNumberId: string;
  /** The only access token that is accepted. */
  token: string;
  webhook: { url: string; appSecret: string };
};

export const signatureOf = (body: string, appSecret: string): string =>
  `sha256=${hmacOf(body, appSecret)}`;

function bodyOf(event: WebhookEvent, phoneNumberId: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const { message_id: id, phone } = event;
  const value =
    'status' in event
      ? {
          statuses: [
            {
              id,
              status: event.status,
              timestamp,
              recipient_id: phone,
              ...(event.callback_data !== undefined && {
                biz_opaque_callback_data: event.callback_data,
              }),
              ...(event.code !== undefined && {
                errors: [{ code: event.code, title: errorTitle(event.code) }],
              }),
            },
          ],
        }
      : {
          contacts: [{ profile: { name: phone }, wa_id: phone }],
          messages: [{ from: phone, id, timestamp, type: 'text', text: { body: event.text } }],
        };
  const metadata = { display_phone_number: '97140000000', phone_number_id: phoneNumberId };
  const change = {
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata, ...value },
  };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: 'sandbox-account', changes: [change] }],
  });
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Sends signed events to the account's webhook; see {@link createDeliveries}. */
export function createWebhooks(account: Account, faults: Faults, options: DeliveryOptions) {
  const { url, appSecret } = account.webhook;
  const deliveries = createDeliveries<WebhookEvent>(faults, () => url, options);
  return {
    ...deliveries,
    emit: (...events: WebhookEvent[]): void =>
      deliveries.emit(
        ...events.map((about) => {
          const body = bodyOf(about, account.phoneNumberId);
          const headers = { 'x-hub-signature-256': signatureOf(body, appSecret) };
          return { about, body, headers };
        }),
      ),
  };
}
