import { firestoreStoreDocuments } from '../../../functions/src/adapters/firestore-store-documents.ts';
import { firestoreStore } from '../../../functions/src/adapters/firestore-store.ts';
import { smtpMailer } from '../../../functions/src/adapters/smtp-mailer.ts';
import { whatsappClient } from '../../../functions/src/adapters/whatsapp-client.ts';
import type {
  DeliveryPorts,
  SendMessage,
} from '../../../functions/src/messages/deliver-message.ts';
import { storeWithOutbox } from '../../../functions/src/messages/store-with-outbox.ts';
import type { OrderingPorts } from '../../../functions/src/orders/open-payment.ts';
import { ziinaClient } from '../../../functions/src/payments/ziina/client.ts';
import { readLetterhead } from '../../../functions/src/storefront/read-storefront.ts';
import { putOnSale } from '../../seed/put-on-sale.ts';
import type { OwnDatabase } from '../../server-sdk.ts';
import { host } from '../../stack/project.ts';
import type { Stack } from '../../stack/start-stack.ts';
import { openProviders, ORIGIN, SHOP_SETTINGS } from '../../harness/in-process-shop.ts';
import { createPaymentRequestSchema } from '@ghar/domain/callables';
import { parse } from '@ghar/domain/text/parse';
import { newOrderForm } from '../../order-form.ts';

export const UNIT_PRICE = newOrderForm().totalAmount;

/** Noon in the Gulf, outside quiet hours; in the future, since the provider refuses a past expiry. */
const NOON = Date.UTC(2100, 0, 1, 8);

export type Ports = OrderingPorts & DeliveryPorts;
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A shop whose handlers run in this process, with the stand-ins and real e-mails to the stack's inbox. */
export async function openShop(
  { db, clear }: OwnDatabase,
  { ports: { smtp } }: Pick<Stack, 'ports'>,
) {
  const providers = await openProviders();
  const { secrets, sandbox, apiUrl } = providers;
  const started = performance.now();
  let passed = 0;
  const clock = (): Date => new Date(NOON + performance.now() - started + passed);
  const channels = () => ({ whatsapp: true, email: true });
  const mails: string[] = [];
  return {
    db,
    clock,
    mails,
    sandbox,
    whatsapp: providers.whatsapp.control,
    webhookSecret: secrets.webhookSecret,
    letPass: (ms: number): void => void (passed += ms),
    /** Resets the shop with this many pieces on sale. */
    sell: async (pieces: number): Promise<void> => {
      await clear();
      await putOnSale(db, { pieces, price: UNIT_PRICE, at: clock() });
    },
    newInstance: (): Ports => {
      const smtpUrl = `smtp://${host}:${smtp}`;
      const documents = firestoreStoreDocuments(db);
      const mail = smtpMailer({
        smtpUrl,
        from: 'orders@ghar.example',
        origin: ORIGIN,
        letterhead: (productId, locale) =>
          readLetterhead(documents, { productId, locale }, () => undefined),
      });
      const email: SendMessage = async (message) => {
        const outcome = await mail(message);
        if (outcome.kind === 'accepted') mails.push(message.id);
        return outcome;
      };
      return {
        ...SHOP_SETTINGS,
        store: storeWithOutbox(firestoreStore(db, clock), { clock, channels }),
        clock,
        channels,
        provider: ziinaClient({ apiUrl, token: secrets.apiToken }),
        senders: { whatsapp: whatsappClient(providers.whatsapp), email },
        newClaim: () => crypto.randomUUID(),
      };
    },
    close: providers.close,
  };
}

let shoppers = 0;

/** The input of `createPayment` for a new shopper with their own phone, e-mail address and network. */
export function newShopper() {
  const number = shoppers++;
  const form = { ...newOrderForm(), customerEmail: `customer-${number}@ghar.example` };
  return {
    form: parse(createPaymentRequestSchema, form),
    caller: { origin: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
  };
}
