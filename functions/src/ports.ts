import { DEFAULT_MAX_PIECES, DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import type { PublicSettings } from '@ghar/domain/content/settings';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import type { RolePorts } from './access/set-role.ts';
import { roleAccounts, storedAccounts } from './adapters/auth-accounts.ts';
import { firestoreChanges } from './adapters/firestore-changes.ts';
import { firestoreFigures } from './adapters/firestore-figures.ts';
import { firestoreStore } from './adapters/firestore-store.ts';
import { firestoreOrderRecords } from './adapters/firestore-order-records.ts';
import { recordPaymentEvent } from './adapters/firestore-payment-events.ts';
import { firestorePictures } from './adapters/firestore-pictures.ts';
import { firestoreReconciliations } from './adapters/firestore-reconciliations.ts';
import { firestoreRejections } from './adapters/firestore-rejections.ts';
import {
  firestoreAccounts,
  firestoreRoles,
  stopNotifyingIn,
  uidsWithRole,
  writableRoles,
} from './adapters/firestore-roles.ts';
import { correctShopNumber, readAbout, readPublicSettings } from './adapters/firestore-settings.ts';
import { firestoreStoreDocuments } from './adapters/firestore-store-documents.ts';
import { sendReset } from './adapters/send-reset.ts';
import { copyPixels, inspectImage } from './adapters/sharp-images.ts';
import { drawPicture } from './adapters/sharp-variants.ts';
import { storagePictures } from './adapters/storage-pictures.ts';
import { loadSecurityHeaders, loadStoreServer } from './adapters/store-build.ts';
import { smtpMailer } from './adapters/smtp-mailer.ts';
import { whatsappClient, whatsappText } from './adapters/whatsapp-client.ts';
import {
  mailFrom,
  optionalValue,
  ordersPerNetwork,
  pagesKeptS,
  piecesPerNetwork,
  projectId,
  secretValue,
  smtpUrl,
  storeBuild,
  storeUrl,
  unpaidMessagesPerHour,
  whatsappApiUrl,
  whatsappAppSecret,
  whatsappPhoneNumberId,
  whatsappToken,
  whatsappVerifyToken,
  ziinaApiToken,
  ziinaApiUrl,
  ziinaTestMode,
  ziinaWebhookSecret,
} from './config.ts';
import type { ListPorts } from './handlers/list-accounts.ts';
import type { ReconcilePorts } from './handlers/reconcile.ts';
import type { RecordPorts } from './handlers/record-changes.ts';
import type { RoleOf } from './handlers/require-admin.ts';
import type { WebhookPorts } from './handlers/receive-webhook.ts';
import type { WhatsappPorts } from './handlers/receive-whatsapp.ts';
import type { TestMessagePorts } from './handlers/send-test-message.ts';
import type { StorePorts } from './handlers/render-store.ts';
import type { SummaryPorts } from './handlers/summarise-morning.ts';
import { log } from './log.ts';
import type { DeliveryPorts, SendMessage } from './messages/deliver-message.ts';
import type { Channels } from './messages/messages-due.ts';
import { storeWithOutbox } from './messages/store-with-outbox.ts';
import type { Clock } from './orders/shop-store.ts';
import type { OrderingPorts } from './orders/open-payment.ts';
import { ziinaClient } from './payments/ziina/client.ts';
import { ziinaWebhooks } from './payments/ziina/webhook.ts';
import type { PicturePorts } from './pictures/picture-ports.ts';
import { cachedRead } from './storefront/cached-read.ts';
import { readLetterhead } from './storefront/read-storefront.ts';
import { createStorePages } from './storefront/store-pages.ts';
import type { UploadPorts } from './uploads/check-upload.ts';

initializeApp();
const db = getFirestore();
export const clock: Clock = () => new Date();
/** The configured channels. */
export const channels = (): Channels => ({
  whatsapp: whatsappPhoneNumberId.value() !== '',
  email: mailFrom.value() !== '',
});
/** Store that writes no messages. */
export const storeWithoutOutbox = firestoreStore(db, clock);
export const store = storeWithOutbox(storeWithoutOutbox, { clock, channels });
export const roleOf = firestoreRoles(db);
export const accountOf = firestoreAccounts(db);
export const recordPorts: RecordPorts = { accountOf, putChanges: firestoreChanges(db) };

/** Imported when it is needed: other functions do not load it. */
const loadAuth = async () => (await import('firebase-admin/auth')).getAuth();

export const rolePorts = async (): Promise<RolePorts & { readonly roleOf: RoleOf }> => ({
  roleOf,
  accounts: {
    ...roleAccounts(await loadAuth()),
    sendReset: async (email) => void (await sendReset(email, projectId())),
  },
  roles: writableRoles(db),
  stopNotifying: stopNotifyingIn(db),
  clock,
});

export const listPorts = (): ListPorts => ({
  roleOf,
  accounts: async () => storedAccounts(await loadAuth()),
  withRole: uidsWithRole(db),
});

export const stopsKey = (): string => optionalValue(whatsappVerifyToken);

export const privacyPorts = () => ({
  store: storeWithoutOutbox,
  stopsKey: stopsKey(),
  clock,
  roleOf,
  accountOf,
  recordsOf: firestoreOrderRecords(db),
  correctShopNumber: () => correctShopNumber(db),
  retentionYears: async (): Promise<number> => (await readPublicSettings(db)).retention_years,
});

const storeOrigin = (): string => new URL(storeUrl.value()).origin;

let keptSettings: ReturnType<typeof cachedRead<PublicSettings | null>> | undefined;

/**
 * The public settings, for placing orders. They are cached in this process, so that an order rarely reads them; if
 * they cannot be read the defaults apply, since an order must not be refused for that.
 */
async function orderingSettings(): Promise<Pick<PublicSettings, 'max_pieces' | 'cash'>> {
  keptSettings ??= cachedRead(
    () =>
      readPublicSettings(db).catch((error: unknown) => {
        log('document-malformed', { what: 'settings', error });
        return null;
      }),
    pagesKeptS.value() * 1000,
    () => Date.now(),
  );
  return (await keptSettings()).value ?? DEFAULT_PUBLIC_SETTINGS;
}

/** Ports for placing, paying and settling orders, from the configuration. */
export function paymentPorts(): OrderingPorts {
  const token = secretValue(ziinaApiToken);
  if (!token) throw new Error('ZIINA_API_TOKEN is empty');
  return {
    store,
    clock,
    provider: ziinaClient({ apiUrl: ziinaApiUrl.value(), token }),
    returnUrl: (orderId) => storeOrigin() + orderPagePath(orderId),
    testMode: ziinaTestMode.value(),
    // any stable secret: a new one only restarts the counters
    counterSecret: token,
    ordersPerNetwork: ordersPerNetwork.value(),
    piecesPerNetwork: piecesPerNetwork.value(),
    maxPieces: async () => (await orderingSettings()).max_pieces ?? DEFAULT_MAX_PIECES,
    cash: async () => (await orderingSettings()).cash,
  };
}

export const reconcilePorts = (): ReconcilePorts => ({
  ...paymentPorts(),
  storeWithoutOutbox,
  ...firestoreReconciliations(db),
});

export const webhookPorts = (): WebhookPorts => ({
  store,
  clock,
  read: ziinaWebhooks(secretValue(ziinaWebhookSecret)),
  record: (event) => recordPaymentEvent(db, event),
});

const off: SendMessage = async () => ({ kind: 'refused', code: 'channel-off' });
const whatsappAccount = () => ({
  apiUrl: whatsappApiUrl.value(),
  phoneNumberId: whatsappPhoneNumberId.value(),
  token: optionalValue(whatsappToken),
});
let senders: DeliveryPorts['senders'] | undefined;

/** Opens a channel lazily: a wrong configuration blocks only its own messages. */
function openChannel(isOn: boolean, open: () => SendMessage): SendMessage {
  if (!isOn) return off;
  try {
    return open();
  } catch (error) {
    log('messages-blocked', { code: 'misconfigured', error });
    return async () => ({ kind: 'refused', code: 'misconfigured' });
  }
}

/** The channels' senders; the mailer keeps its connections for this process's lifetime. */
export function openSenders(): DeliveryPorts['senders'] {
  const on = channels();
  return {
    whatsapp: openChannel(on.whatsapp, () => whatsappClient(whatsappAccount())),
    email: openChannel(on.email, () =>
      smtpMailer({
        smtpUrl: optionalValue(smtpUrl),
        from: mailFrom.value(),
        origin: storeOrigin(),
        letterhead: (pictured) =>
          readLetterhead(firestoreStoreDocuments(db), pictured, (what, error) =>
            log('document-malformed', { what, error }),
          ),
      }),
    ),
  };
}

export const deliveryPorts = (): DeliveryPorts => ({
  store,
  clock,
  channels,
  senders: (senders ??= openSenders()),
  newClaim: () => randomUUID(),
  unpaidPerHour: unpaidMessagesPerHour.value(),
  stopsKey: stopsKey(),
});

export const summaryPorts = (): SummaryPorts => ({
  store,
  clock,
  channels,
  figuresOf: firestoreFigures(db),
});

export const testMessagePorts = (): TestMessagePorts => ({
  roleOf,
  clock,
  channels,
  store,
  brand: async () => (await readAbout(db)).brand,
  newKey: () => randomUUID(),
});

export const whatsappPorts = (): WhatsappPorts => ({
  store,
  clock,
  channels,
  chat: async () => (await readAbout(db)).whatsapp,
  write: (to, text) => whatsappText(whatsappAccount())(to, text),
  appSecret: optionalValue(whatsappAppSecret),
  verifyToken: optionalValue(whatsappVerifyToken),
  stopsKey: stopsKey(),
});

export const uploadPorts = (): UploadPorts => ({
  files: storagePictures,
  inspect: inspectImage,
  copyPixels,
  rejections: firestoreRejections(db),
  clock,
});

export const picturePorts = (): PicturePorts => ({
  files: storagePictures,
  pictures: firestorePictures(db),
  inspect: inspectImage,
  copyPixels,
  draw: drawPicture,
});

export const securityHeaders = (): ReturnType<typeof loadSecurityHeaders> =>
  loadSecurityHeaders(storeBuild.value());

let keptStore: Promise<StorePorts> | undefined;

/** Ports for the public pages; the page cache lives as long as this process. */
export const storePorts = (): Promise<StorePorts> => (keptStore ??= openStore());

async function openStore(): Promise<StorePorts> {
  const server = await loadStoreServer(storeBuild.value());
  const keptS = pagesKeptS.value();
  const documents = firestoreStoreDocuments(db);
  const ports = { documents, server, origin: storeOrigin(), keptS, now: () => Date.now() };
  return { pages: createStorePages(ports), server };
}
