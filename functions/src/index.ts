import {
  confirmRequestSchema,
  correctionRequestSchema,
  createPaymentRequestSchema,
  eraseRequestSchema,
  exportRequestSchema,
  listRequestSchema,
  orderRequestSchema,
  refundRequestSchema,
  resendRequestSchema,
  roleRequestSchema,
  testMessageRequestSchema,
} from '@ghar/domain/callables';
import { orderLookupSchema } from '@ghar/domain/order/order-lookup';
import { COLLECTIONS } from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { timeZoneOf } from '@ghar/domain/contact/time-zone';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
  type DocumentSnapshot,
} from 'firebase-functions/firestore';
import { setGlobalOptions } from 'firebase-functions/options';
import { onCall, onRequest, type Request } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import type { Fields } from './access/changes-between.ts';
import { fieldsOf } from './adapters/firestore-fields.ts';
import { storagePictures } from './adapters/storage-pictures.ts';
import {
  smtpUrl,
  whatsappAppSecret,
  whatsappToken,
  whatsappVerifyToken,
  ziinaApiToken,
  ziinaWebhookSecret,
} from './config.ts';
import { loggingFailure } from './log.ts';
import { raiseAlarm as raise } from './handlers/raise-alarm.ts';
import { answer } from './handlers/answer.ts';
import { keepBooks } from './handlers/keep-books.ts';
import { checkUploadedImage as checkImage } from './handlers/check-uploaded-image.ts';
import { correctOrder as correct } from './handlers/correct-order.ts';
import { createPayment } from './handlers/create-payment.ts';
import { enterOrder as enter } from './handlers/enter-order.ts';
import { eraseCustomer as erase } from './handlers/erase-customer.ts';
import { eraseOldOrders as eraseOld } from './handlers/erase-old-orders.ts';
import { exportCustomer as exportData } from './handlers/export-customer.ts';
import { findOrder as find } from './handlers/find-order.ts';
import { getOrder } from './handlers/get-order.ts';
import { listAccounts as listThem } from './handlers/list-accounts.ts';
import { pictureAdded, pictureDeleted, productDeleted } from './handlers/picture-events.ts';
import { issueInvoice as issue } from './handlers/issue-invoice.ts';
import { keepErased } from './handlers/keep-erased.ts';
import { productChanged } from './handlers/product-changed.ts';
import { refundOrder as giveBack } from './handlers/refund-order.ts';
import { renderStore as renderPage } from './handlers/render-store.ts';
import { rawBodyOf } from './handlers/raw-body.ts';
import { confirmCashOrder as confirmInCash } from './handlers/confirm-cash-order.ts';
import { placeCashOrder as placeInCash } from './handlers/place-cash-order.ts';
import { reconcile } from './handlers/reconcile.ts';
import { receiveWhatsapp } from './handlers/receive-whatsapp.ts';
import { receiveWebhook } from './handlers/receive-webhook.ts';
import { recordChanges, type AnnouncedWrite } from './handlers/record-changes.ts';
import { recordOrderChange as recordChange } from './handlers/record-order-change.ts';
import { resendMessage as resend } from './handlers/resend-message.ts';
import { retryPayment } from './handlers/retry-payment.ts';
import { sendEncoded } from './handlers/send-encoded.ts';
import { sendTestMessage as sendTest } from './handlers/send-test-message.ts';
import { setAccountRole } from './handlers/set-account-role.ts';
import { serveMedia } from './handlers/serve-media.ts';
import { summariseMorning as summarise } from './handlers/summarise-morning.ts';
import { warnOfStock } from './handlers/warn-of-stock.ts';
import { settlePayments } from './handlers/settle-payments.ts';
import { updatePaymentStatus } from './handlers/update-payment-status.ts';
import { deliverDue } from './messages/deliver-due.ts';
import { deliverMessage as deliver } from './messages/deliver-message.ts';
import { issueWaitingInvoices } from './orders/issue-invoices.ts';
import { ZIINA_SIGNATURE_HEADER } from './payments/ziina/webhook.ts';
import {
  accountOf,
  channels,
  clock,
  deliveryPorts,
  listPorts,
  paymentPorts,
  picturePorts,
  privacyPorts,
  reconcilePorts,
  recordPorts,
  roleOf,
  rolePorts,
  securityHeaders,
  stopsKey,
  storeWithoutOutbox,
  store,
  storePorts,
  summaryPorts,
  testMessagePorts,
  uploadPorts,
  webhookPorts,
  whatsappPorts,
} from './ports.ts';

/** Maximum instances per function: a new project's quota. docs/deploy.md tells how to raise it. */
const MAX_INSTANCES = 10;
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: MAX_INSTANCES });

const open = { invoker: 'public' } as const;
const paying = { ...open, secrets: [ziinaApiToken] };
/** The key of the ids of STOP documents and refused parcels. */
const knowingStops = { secrets: [whatsappVerifyToken] };

/** Adds Hosting's headers, which direct calls of the function's URL would lack. */
const serving = (run: (...http: Parameters<HttpHandler>) => Promise<unknown>): HttpHandler =>
  loggingFailure(async (request, response) => {
    response.set(await securityHeaders());
    await run(request, response);
  });
type HttpHandler = (request: Request, response: NonNullable<Request['res']>) => Promise<void>;

export const createZiinaPayment = onCall(
  paying,
  answer(createPaymentRequestSchema, (request, caller) =>
    createPayment(request, caller, paymentPorts()),
  ),
);

export const placeCashOrder = onCall(
  { ...open, secrets: [...paying.secrets, ...knowingStops.secrets] },
  answer(createPaymentRequestSchema, (request, caller) =>
    placeInCash(request, caller, { ...paymentPorts(), stopsKey: stopsKey() }),
  ),
);

export const confirmCashOrder = onCall(
  open,
  answer(confirmRequestSchema, (request) => confirmInCash(request, { store, clock })),
);

export const retryZiinaPayment = onCall(
  paying,
  answer(orderRequestSchema, (request, caller) => retryPayment(request, caller, paymentPorts())),
);

export const getOrderSecure = onCall(
  open,
  answer(orderRequestSchema, (request) => getOrder(request, { store })),
);

export const findOrder = onCall(
  paying,
  answer(orderLookupSchema, (request, caller) => find(request, caller, paymentPorts())),
);

export const updateOrderPaymentStatus = onCall(
  paying,
  answer(orderRequestSchema, (request) => updatePaymentStatus(request, paymentPorts())),
);

export const refundOrder = onCall(
  paying,
  answer(refundRequestSchema, (request, caller) =>
    giveBack(request, caller, { ...paymentPorts(), roleOf, accountOf }),
  ),
);

export const issueInvoice = onCall(
  open,
  answer(orderRequestSchema, (request, caller) =>
    issue(request, caller, { store, clock, roleOf, accountOf }),
  ),
);

export const correctOrder = onCall(
  paying,
  answer(correctionRequestSchema, (request, caller) =>
    correct(request, caller, { ...paymentPorts(), roleOf, accountOf }),
  ),
);

export const enterOrder = onCall(
  paying,
  answer(createPaymentRequestSchema, (request, caller) =>
    enter(request, caller, { ...paymentPorts(), roleOf, accountOf }),
  ),
);

export const ziinaWebhook = onRequest(
  { invoker: 'public', secrets: [ziinaWebhookSecret] },
  serving(async (request, response) => {
    const { method, headers } = request;
    const signature = [headers[ZIINA_SIGNATURE_HEADER] ?? []].flat()[0];
    const answered = await receiveWebhook(
      { method, rawBody: await rawBodyOf(request), signature },
      webhookPorts(),
    );
    response.status(answered.status).json(answered.body);
  }),
);

export const whatsappWebhook = onRequest(
  { invoker: 'public', secrets: [whatsappAppSecret, whatsappVerifyToken, whatsappToken] },
  serving(async (request, response) => {
    const { method, query, headers } = request;
    const signature = [headers['x-hub-signature-256'] ?? []].flat()[0];
    const answered = await receiveWhatsapp(
      { method, query, rawBody: await rawBodyOf(request), signature },
      whatsappPorts(),
    );
    response.status(answered.status).type('text/plain').send(answered.text);
  }),
);

const sending = {
  secrets: [whatsappToken, smtpUrl, ...knowingStops.secrets],
  timeoutSeconds: 60,
};

// few at once: both providers limit the rate
export const deliverMessage = onDocumentCreated(
  { document: `${COLLECTIONS.messages}/{message}`, ...sending, concurrency: 5, maxInstances: 2 },
  loggingFailure(async ({ params }) => void (await deliver(params.message, deliveryPorts()))),
);

// messages due later, and those left by a killed trigger
export const deliverMessages = onSchedule(
  { schedule: 'every 2 minutes', ...sending, timeoutSeconds: 300, maxInstances: 1 },
  loggingFailure(() => deliverDue(deliveryPorts())),
);

export const summariseMorning = onSchedule(
  { schedule: '0 8 * * *', timeZone: timeZoneOf(null), retryCount: 3, maxInstances: 1 },
  loggingFailure(() => summarise(summaryPorts())),
);

export const resendMessage = onCall(
  { ...open, ...sending },
  answer(resendRequestSchema, (request, caller) =>
    resend(request, caller, { ...deliveryPorts(), roleOf }),
  ),
);

export const sendTestMessage = onCall(
  open,
  answer(testMessageRequestSchema, (request, caller) =>
    sendTest(request, caller, testMessagePorts()),
  ),
);

export const exportCustomer = onCall(
  { ...open, ...knowingStops },
  answer(exportRequestSchema, (request, caller) => exportData(request, caller, privacyPorts())),
);

export const eraseCustomer = onCall(
  { ...open, ...knowingStops },
  answer(eraseRequestSchema, (request, caller) => erase(request, caller, privacyPorts())),
);

export const setRole = onCall(
  open,
  answer(roleRequestSchema, async (request, caller) =>
    setAccountRole(request, caller, await rolePorts()),
  ),
);

export const listAccounts = onCall(
  open,
  answer(listRequestSchema, (_, caller) => listThem(caller, listPorts())),
);

// at night, when no order is being edited
export const eraseOldOrders = onSchedule(
  {
    ...knowingStops,
    schedule: '0 3 * * *',
    timeZone: timeZoneOf(null),
    timeoutSeconds: 540,
    retryCount: 3,
    maxInstances: 1,
  },
  loggingFailure(async () => {
    const ports = privacyPorts();
    await eraseOld(ports);
    await ports.correctShopNumber();
  }),
);

// mostly cache hits, so high concurrency
// (docs/decisions/083-page-cache-in-the-process.md)
export const renderStore = onRequest(
  { ...open, memory: '512MiB', concurrency: 80 },
  serving(async (request, response) =>
    sendEncoded(request, response, await renderPage(request, await storePorts())),
  ),
);

export const settlePendingPayments = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 300,
    maxInstances: 1,
    secrets: [ziinaApiToken],
  },
  loggingFailure(async () => {
    await settlePayments(paymentPorts());
    await issueWaitingInvoices({ store, clock });
  }),
);

// after the night's erasure, before the morning's summary
export const reconcilePayments = onSchedule(
  {
    schedule: '0 5 * * *',
    timeZone: timeZoneOf(null),
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets: [ziinaApiToken],
  },
  loggingFailure(() => reconcile(reconcilePorts())),
);

export const recordOrderChange = onDocumentUpdated(
  { document: `${COLLECTIONS.orders}/{orderId}`, retry: true, ...knowingStops },
  loggingFailure(async ({ id, params: { orderId }, data }) => {
    if (!data) return;
    const [before, after] = [data.before, data.after].map((order) => fieldsOf(order.data()));
    const ports = { store, clock, accountOf, stopsKey: stopsKey() };
    await recordChange({ id, orderId, before, after }, ports);
    await keepBooks({ orderId, after }, { store, clock });
    await keepErased({ orderId, after }, { store: storeWithoutOutbox, clock });
  }),
);

export const raiseAlarm = onDocumentCreated(
  { document: `${COLLECTIONS.orderEvents}/{event}`, retry: true },
  loggingFailure(async ({ params, data }) => {
    if (data)
      raise({
        orderId: params.order,
        eventId: params.event,
        writtenAt: data.createTime.toDate(),
        fields: fieldsOf(data.data()),
      });
  }),
);

// one picture at a time: memory for every pixel, and time for AVIF
const drawing = {
  memory: '2GiB',
  timeoutSeconds: 300,
  concurrency: 1,
  maxInstances: 5,
  retry: true,
} as const;

// also triggered by the copy that it writes, which it then skips
export const checkUploadedImage = onObjectFinalized(
  drawing,
  loggingFailure(({ data }) => checkImage(data, uploadPorts())),
);

// only streams, so high concurrency
export const storeMedia = onRequest(
  { ...open, memory: '256MiB', concurrency: 80 },
  serving((request, response) => serveMedia(request, response, storagePictures)),
);

const picture = `${COLLECTIONS.productImages}/{picture}` as const;

export const makePictureVariants = onDocumentCreated(
  { document: picture, ...drawing },
  loggingFailure(({ params, data }) => pictureAdded(params.picture, data?.data(), picturePorts())),
);

export const removePictureFiles = onDocumentDeleted(
  { document: picture, retry: true },
  loggingFailure(({ data }) => pictureDeleted(data?.data(), picturePorts())),
);

type DocumentWrite = Parameters<Parameters<typeof onDocumentWritten>[1]>[0];

/** A written document's event, with `Date`s. */
function writeOf({ id, document, data, time }: Omit<DocumentWrite, 'params'>): AnnouncedWrite {
  const fields = (one: DocumentSnapshot | undefined): Fields => {
    const stored = one?.data();
    return stored && fieldsOf(stored);
  };
  const [before, after] = [fields(data?.before), fields(data?.after)];
  return { id, path: document, before, after, at: new Date(time) };
}

export const recordSettingsChange = onDocumentWritten(
  { document: `${COLLECTIONS.settings}/{settings}`, retry: true },
  loggingFailure((event) => recordChanges('settings', writeOf(event), recordPorts)),
);

export const recordContentChange = onDocumentWritten(
  { document: `${COLLECTIONS.siteContent}/{section}`, retry: true },
  loggingFailure((event) => recordChanges('content', writeOf(event), recordPorts)),
);

export const recordRoleChange = onDocumentWritten(
  { document: `${COLLECTIONS.userRoles}/{uid}`, retry: true },
  loggingFailure((event) => recordChanges('roles', writeOf(event), recordPorts)),
);

const product = `${COLLECTIONS.products}/{product}` as const;

export const updateStorefront = onDocumentWritten(
  { document: product, retry: true },
  loggingFailure(async (event) => {
    const { before, after } = writeOf(event);
    const change = { id: event.params.product, before, after };
    await recordChanges('products', writeOf(event), recordPorts);
    await productChanged(change, { store });
    await warnOfStock(change, { store, clock, channels });
  }),
);

export const removeProductPictures = onDocumentDeleted(
  { document: product, retry: true },
  loggingFailure(({ params }) => productDeleted(params.product, picturePorts())),
);
