import { CORRECTABLE_FIELDS } from '@ghar/domain/order/correction';
import type { CallableName, Callables } from '@ghar/domain/callables';
import { mediaPath } from '@ghar/domain/product/media';
import {
  messagePath,
  orderEventsPath,
  orderPath,
  productPath,
  SETTINGS_PATHS,
  siteContentPath,
  uploadRejectionPath,
  userRolePath,
  COLLECTIONS,
} from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { getAuth } from 'firebase-admin/auth';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF } from '../../tools/seed/accounts.ts';
import { readLocalSecrets } from '../../tools/stack/stack-files.ts';
import type * as functions from '../../functions/src/index.ts';
import { newAddress } from '../support/accounts.ts';
import { announce, sign } from '../support/announcements.ts';
import {
  call,
  callWhatsappWebhook,
  orderForm,
  placeOrder,
  postWebhook,
  runErasure,
  runReconciliation,
  runMessages,
  runSchedule,
  runSummary,
} from '../support/backend.ts';
import {
  availability,
  db,
  history,
  offerCash,
  order,
  PRODUCT_ID,
  resetDatabase,
} from '../support/database.ts';
import { overHttp } from '../support/functions-host.ts';
import { clearInbox } from '../support/inbox.ts';
import { entriesOf } from '../support/log.ts';
import { freshPath, PictureClient } from '../support/picture-client.ts';
import {
  endIntent,
  intentOf,
  orderFaults,
  providerRefunds,
  resetProvider,
} from '../support/provider.ts';
import { resetWhatsapp } from '../support/whatsapp.ts';
import { stack } from '../stack.ts';

/**
 * Each function does its work when it is called as it is in production: from the deployed bundle, over
 * HTTP, through Hosting, or by an event. What each decides is tested in process.
 */
overHttp();

let pictures: PictureClient;
let pending: string;
let paid: string;
let admin: { headers: { authorization: string } };

beforeAll(async () => {
  await Promise.all([resetDatabase(), resetProvider(), resetWhatsapp(), clearInbox()]);
  await db.doc(SETTINGS_PATHS.private).set({ notify_email: 'merchant@ghar.example' });
  await offerCash();
  pictures = await PictureClient.open();
  admin = { headers: { authorization: `Bearer ${await pictures.admin.token()}` } };
  await orderFaults({ webhooks: { kind: 'lost' } });
  pending = (await placeOrder({ customerPhone: '0501112222' })).order_id;
  const link = await placeOrder({ customerPhone: '0503334444' });
  paid = link.order_id;
  await endIntent(intentOf(link.payment_url), 'complete');
  await announce(intentOf(link.payment_url), 'completed');
});
afterAll(() => pictures.close());

/** The answer of a call that must succeed. */
async function answer<Name extends CallableName>(
  name: Name,
  input: Callables[Name]['input'],
  options = {},
): Promise<Callables[Name]['output']> {
  const { status, result, error } = await call(name, input, options);
  expect({ status, error }).toEqual({ status: 200, error: undefined });
  return result!;
}

const about = (order_id_param: string) => ({ order_id_param });
const get = (path: string): Promise<Response> => fetch(stack.urls.hosting + path);

/** Changes a document as an admin does, and waits for the trigger that keeps what changed. */
async function changeAndSee(path: string, fields: object): Promise<void> {
  const byAdmin = { updated_by: pictures.admin.uid, updated_at: new Date() };
  await db.doc(path).set({ ...fields, ...byAdmin }, { merge: true });
  const actors = async () =>
    (await db.collection(`${path}/changes`).get()).docs.map((one) => one.get('actor') as unknown);
  await expect.poll(actors).toContain(pictures.admin.uid);
}

const WORK: Readonly<Record<CallableName | keyof typeof functions, () => Promise<void>>> = {
  createZiinaPayment: async () => {
    const { order_id, payment_url } = await answer('createZiinaPayment', orderForm());
    expect(await order(order_id)).toMatchObject({ payment_url });
  },
  retryZiinaPayment: async () => {
    const { payment_url } = await answer('retryZiinaPayment', about(pending));
    expect(await order(pending)).toMatchObject({ payment_url });
  },
  placeCashOrder: async () => {
    const { order_id } = await answer('placeCashOrder', orderForm({ totalAmount: 309 }));
    expect(await order(order_id)).toMatchObject({ payment_method: 'cash', total_amount: 309 });
  },
  confirmCashOrder: async () => {
    const { order_id } = await answer('placeCashOrder', orderForm({ totalAmount: 309 }));
    const token = (await order(order_id))!['confirm_token'] as string;
    await answer('confirmCashOrder', { ...about(order_id), token });
    expect(await order(order_id)).toMatchObject({ status: 'confirmed' });
  },
  getOrderSecure: async () => {
    const seen = await answer('getOrderSecure', about(pending));
    expect(seen).toMatchObject([{ id: pending, customer_phone: '+971****12222' }]);
  },
  findOrder: async () => {
    const lookup = { order_number: pending.slice(-8), phone: '0501112222' };
    expect(await answer('findOrder', lookup)).toEqual({ order_id: pending });
  },
  updateOrderPaymentStatus: async () => {
    const seen = await answer('updateOrderPaymentStatus', about(pending));
    expect(seen).toMatchObject({ id: pending, payment_status: 'pending' });
  },
  enterOrder: async () => {
    const { order_id } = await answer('enterOrder', orderForm(), admin);
    expect(await order(order_id)).toMatchObject({ source: 'panel' });
  },
  correctOrder: async () => {
    const stored = (await order(pending))!;
    const seen = Object.fromEntries(CORRECTABLE_FIELDS.map((field) => [field, stored[field]]));
    const form = orderForm({ ...about(pending), customerPhone: '0501112222', city: 'العين', seen });
    await answer('correctOrder', form as unknown as Callables['correctOrder']['input'], admin);
    expect(await order(pending)).toMatchObject({ city: 'العين' });
  },
  refundOrder: async () => {
    const refundKey = crypto.randomUUID();
    const asked = { ...about(paid), refundKey, amount: 10, reason: '', restock: false };
    await answer('refundOrder', asked, admin);
    expect(await providerRefunds()).toMatchObject([{ id: refundKey, amount: 1000 }]);
  },
  issueInvoice: async () => {
    const { order_id } = await answer('createZiinaPayment', orderForm());
    await db.doc(orderPath(order_id)).update({ payment_status: 'paid', payment_test: false });
    const { invoice_number } = await answer('issueInvoice', about(order_id), admin);
    expect(invoice_number).toMatch(/^INV-\d{6}$/);
  },
  resendMessage: async () => {
    const message_id = `${paid}-payment-confirmed-whatsapp`;
    await expect.poll(() => messageState(message_id)).toBe('delivered');
    await db.doc(messagePath(message_id)).update({ state: 'failed' });
    const { state } = await answer('resendMessage', { message_id }, admin);
    expect(['sent', 'delivered']).toContain(state);
  },
  sendTestMessage: async () => {
    const { message_id } = await answer('sendTestMessage', { channel: 'email' }, admin);
    await expect.poll(() => messageState(message_id)).toBe('sent');
  },
  exportCustomer: async () => {
    const { orders } = await answer('exportCustomer', { phone: '+971503334444' }, admin);
    expect(orders.map((one) => one.order['id'])).toEqual([paid]);
  },
  eraseCustomer: async () => {
    const nobody = { phone: '+971505556666' };
    const erased = await answer('eraseCustomer', nobody, admin);
    expect(erased).toEqual({ erased: 0, kept: {}, complete: true });
  },
  setRole: async () => {
    const email = newAddress();
    const { uid } = await getAuth().createUser({ email, emailVerified: true });
    const { outcome } = await answer('setRole', { email, role: 'staff' }, admin);
    expect(outcome).toBe('granted');
    expect((await db.doc(userRolePath(uid)).get()).data()).toMatchObject({ role: 'staff', email });
  },
  listAccounts: async () => {
    const { accounts } = await answer('listAccounts', null, admin);
    expect(accounts.map(({ email }) => email)).toContain(STAFF.email);
  },

  ziinaWebhook: async () => {
    expect(await order(paid)).toMatchObject({ payment_status: 'paid' });
    const body = '{"event":"payout.paid","data":{"id":"x"}}';
    const { status, headers } = await postWebhook(body, sign(body));
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect((await postWebhook(body, sign(`${body} `))).status).toBe(401);
  },
  whatsappWebhook: async () => {
    const token = readLocalSecrets().whatsappVerifyToken;
    const query = `?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=12345`;
    const answered = await callWhatsappWebhook(null, { query });
    expect([answered.status, await answered.text()]).toEqual([200, '12345']);
    expect((await callWhatsappWebhook('{"entry":[]}', { signature: 'sha256=00' })).status).toBe(
      401,
    );
  },
  // by WhatsApp, whose webhook announces that it was delivered
  deliverMessage: async () => {
    await expect.poll(() => messageState(`${paid}-payment-confirmed-whatsapp`)).toBe('delivered');
  },
  deliverMessages: () => runMessages(),
  summariseMorning: async () => {
    expect(await runSummary()).toBe(200);
  },
  eraseOldOrders: async () => {
    expect(await runErasure()).toBe(200);
  },
  reconcilePayments: async () => {
    expect(await runReconciliation()).toBe(200);
    expect((await db.collection(COLLECTIONS.reconciliations).get()).size).toBe(1);
  },
  settlePendingPayments: async () => {
    await runSchedule();
    expect(await order(pending)).toMatchObject({ payment_looks: expect.any(Number) as number });
  },

  recordOrderChange: async () => {
    const byAdmin = { updated_by: pictures.admin.uid, updated_at: new Date() };
    await db.doc(orderPath(paid)).update({ merchant_note: 'هدية', ...byAdmin });
    await expect.poll(() => history(paid)).toContain('note-changed →هدية');
  },
  raiseAlarm: async () => {
    await db.collection(orderEventsPath(paid)).add({
      type: 'stock-short',
      from: null,
      to: null,
      note: null,
      actor: 'server',
      actor_email: null,
      actor_name: null,
      created_at: new Date(),
    });
    await expect
      .poll(() => entriesOf(paid))
      .toContainEqual(expect.objectContaining({ event: 'needs-a-person', alarm: 'stock-short' }));
  },
  updateStorefront: async () => {
    const product = db.doc(productPath(PRODUCT_ID));
    await product.update({ stock_quantity: 0, updated_at: new Date() });
    await expect.poll(availability).toBe('sold-out');
    await product.update({ stock_quantity: 100, updated_at: new Date() });
    await expect.poll(availability).toBe('available');
  },
  recordSettingsChange: async () => {
    await changeAndSee(SETTINGS_PATHS.private, { notify_email: 'a@b.example' });
  },
  recordContentChange: async () => {
    await changeAndSee(siteContentPath('about'), { content: { whatsapp: '+971501112223' } });
  },
  recordRoleChange: async () => {
    await changeAndSee(userRolePath('somebody'), { role: 'staff' });
  },
  makePictureVariants: async () => {
    const product = await pictures.addProduct();
    await pictures.untilDrawn(await pictures.addPicture(product, await pictures.upload(product)));
  },
  removePictureFiles: async () => {
    const product = await pictures.addProduct();
    const picture = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.untilDrawn(picture);
    await pictures.deletePicture(picture);
    await expect.poll(() => pictures.filesOf(product)).toEqual([]);
  },
  removeProductPictures: async () => {
    const product = await pictures.addProduct();
    const picture = await pictures.addPicture(product, await pictures.upload(product));
    await pictures.untilDrawn(picture);
    await pictures.deleteProduct(product);
    await expect.poll(() => pictures.picture(picture)).toBeUndefined();
  },
  checkUploadedImage: async () => {
    const path = freshPath(PRODUCT_ID);
    await uploadBytes(ref(pictures.admin.storage, path), Buffer.from('ليست صورة'), {
      contentType: 'image/jpeg',
    });
    const rejection = async () => (await db.doc(uploadRejectionPath(path)).get()).data();
    await expect.poll(rejection).toMatchObject({ reason: 'not-an-image' });
  },

  renderStore: async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=300/),
    ]);
    expect(await response.text()).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]+/);
  },
  storeMedia: async () => {
    const path = await pictures.upload(await pictures.addProduct());
    // not before it is replaced by its copy
    await expect.poll(async () => (await get(mediaPath(path))).status).toBe(200);
    const response = await get(mediaPath(path));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  },
};

const messageState = async (id: string): Promise<unknown> =>
  (await db.doc(messagePath(id)).get()).get('state');

test.each(Object.entries(WORK))('%s', async (_, work) => {
  await expect(work()).resolves.toBeUndefined();
});

test('all functions are loaded, in their region, and no other', async () => {
  const response = await fetch(`${stack.urls.functions}/backends`);
  const { backends } = (await response.json()) as {
    backends: { functionTriggers: { name: string; region: string }[] }[];
  };
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  expect(triggers.map(({ name }) => name).toSorted()).toEqual(Object.keys(WORK).toSorted());
  expect(new Set(triggers.map(({ region }) => region))).toEqual(new Set([FUNCTIONS_REGION]));
});
