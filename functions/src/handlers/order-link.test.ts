import type { CorrectionRequest, OrderRequest } from '@ghar/domain/callables';
import { describe, expect, test } from 'vitest';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { retryPayment } from './retry-payment.ts';
import { updatePaymentStatus } from './update-payment-status.ts';
import { correctOrder } from '../orders/correct-order.ts';
import { codeOf, formOf, intent, order, portsOf, shop } from '../orders/one-order-test-shop.ts';
import type { OrderingPorts } from '../orders/open-payment.ts';
import type { StoredOrder } from '../orders/order-store.ts';

const ADMIN = { uid: 'merchant', email: null, name: null };

/** The shop's order after a correction. */
async function corrected(fields: Partial<CorrectionRequest>, before: Partial<StoredOrder> = {}) {
  const all = shop();
  all.state.order = { ...order, former_payment_intent_ids: [], ...before };
  const ports = portsOf(all.store, { getIntent: async (id) => intent(id, 'open', { url: 'u' }) });
  const request = {
    ...formOf(all.state.order),
    order_id_param: order.id,
    seen: all.state.order,
    ...fields,
  };
  await correctOrder(request, ADMIN, ports);
  return { state: all.state, ports };
}

const EMAIL = 'mariam@example.com';

describe('a corrected address', () => {
  test.each<[string, Partial<CorrectionRequest>, Partial<StoredOrder>]>([
    ['a phone', { customerPhone: '+971509999999' }, {}],
    ['an e-mail address', { customerEmail: EMAIL }, { customer_email: 'maryam@example.com' }],
    ['an address that is removed', { customerEmail: null }, { customer_email: EMAIL }],
    ['both', { customerPhone: '+971509999999', customerEmail: EMAIL }, {}],
  ])('ends the links that went to the former one: %s', async (_, fields, before) => {
    const { state, ports } = await corrected(fields, before);
    const former = { order_id_param: order.id };
    expect(await getOrder(former, ports)).toEqual([]);
    expect(await codeOf(updatePaymentStatus(former, ports))).toBe('order-not-found');
    expect(await codeOf(retryPayment(former, { origin: null }, ports))).toBe('order-not-found');

    const link = { order_id_param: state.order.link_id! };
    expect(await getOrder(link, ports)).toMatchObject([{ id: link.order_id_param }]);
    expect(await updatePaymentStatus(link, ports)).toMatchObject({ id: link.order_id_param });
    expect(await retryPayment(link, { origin: null }, ports)).toMatchObject({
      order_id: link.order_id_param,
    });
  });

  test.each([
    ['looked at', updatePaymentStatus],
    ['paid again', (asked, ports) => retryPayment(asked, { origin: null }, ports)],
  ] as const satisfies [string, (asked: OrderRequest, ports: OrderingPorts) => Promise<unknown>][])(
    'that comes while the order is %s leaves its new link to nobody',
    async (_, ask) => {
      const all = shop();
      all.state.order = { ...order, former_payment_intent_ids: [] };
      let isCorrected = false;
      const ports: OrderingPorts = portsOf(all.store, {
        getIntent: async (id) => {
          const seen = all.state.order;
          const change = { customerPhone: '+971509999999', order_id_param: order.id, seen };
          if (!isCorrected) await correctOrder({ ...formOf(order), ...change }, ADMIN, ports);
          isCorrected = true;
          return intent(id, 'canceled');
        },
        createIntent: async () => intent('third', 'open', { url: 'u' }),
      });
      expect(await codeOf(ask({ order_id_param: order.id }, ports))).toBe('order-not-found');
      expect(all.state.order).toMatchObject({ link_id: 'id-1' });
    },
  );

  test('a second correction ends the link of the first', async () => {
    const { state, ports } = await corrected({ customerPhone: '+971509999999' });
    const first = { order_id_param: state.order.link_id! };
    await correctOrder(
      { ...formOf(order), order_id_param: order.id, seen: state.order },
      ADMIN,
      ports,
    );
    expect(await getOrder(first, ports)).toEqual([]);
  });

  test.each<[string, Partial<CorrectionRequest>]>([
    ['a first e-mail address', { customerEmail: EMAIL }],
    ['a city', { city: 'العين' }],
  ])('%s ends none', async (_, fields) => {
    const { ports } = await corrected(fields);
    expect(await getOrder({ order_id_param: order.id }, ports)).toMatchObject([{ id: order.id }]);
  });
});

test('who looks an order up by number and phone gets the id of its links', async () => {
  const { ports } = await corrected({});
  const store = {
    ...ports.store,
    ordersOfNumber: async () => [{ id: 'order', linkId: 'link', phone: order.customer_phone }],
  };
  const asked = { order_number: 'abcdefgh', phone: [order.customer_phone] };
  expect(await findOrder(asked, { origin: null, uid: null }, { ...ports, store })).toEqual({
    order_id: 'link',
  });
});
