import type { Refund } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { describe, expect, test } from 'vitest';
import { intent, order, PLACED_AT, refundByHand, refundOf, shop } from './one-order-test-shop.ts';
import type { StoredOrder } from './order-store.ts';
import { settleOrder } from './settle-order.ts';

const clock = () => PLACED_AT;

describe('a payment that completes after its order’s money was given back', () => {
  const completes = async (over: Partial<StoredOrder>, refund: Refund) => {
    const all = shop();
    all.state.order = { ...order, stock_reserved: false, payment_test: false, ...over };
    all.refunds.set('refund', { ...refund, amount: 897 });
    await settleOrder(all.state.order, intent('second', 'completed'), { store: all.store, clock });
    return {
      ...all.state.order,
      events: all.state.events,
      refund: all.refunds.get('refund'),
      stock: all.state.product.stock_quantity,
    };
  };

  test('by hand: it takes no pieces, and is for a person to give back', async () => {
    expect(await completes({ refunded_amount: 897 }, refundByHand())).toMatchObject({
      payment_status: 'paid',
      stock_reserved: false,
      payment_needs_review: true,
      refunded_amount: 0,
      stock: 7,
      events: expect.arrayContaining(['paid-though-refunded']),
    });
  });

  test('in the provider’s app, which announced it first: it takes no pieces', async () => {
    expect(
      await completes({ refunded_amount: 0 }, refundOf({ status: 'completed' })),
    ).toMatchObject({
      payment_status: 'paid',
      stock_reserved: false,
      refunded_amount: 897,
      stock: 7,
    });
  });

  test('and it was cancelled: it takes no pieces, and is owed', async () => {
    const settled = await completes({ status: 'cancelled', refunded_amount: 897 }, refundByHand());
    expect(settled).toMatchObject({ stock: 7, payment_needs_review: true });
    expect(settled.events).toContain('paid-though-cancelled');
    expect(paymentOf(settled).owed).toBe(89700);
  });

  test.each<[string, Partial<StoredOrder>]>([
    ['still paid by hand', { payment_status: 'paid' }],
    ['set back to unpaid', { payment_status: 'pending' }],
  ])(
    'invoiced, and %s: that payment keeps its invoice, this one waits for its own',
    async (_, as) => {
      const settled = await completes(
        { ...as, refunded_amount: 897, invoice_number: 7 },
        refundByHand(),
      );
      expect(settled).toMatchObject({ invoice_number: null, refunded_amount: 0 });
      expect(settled.refund).toMatchObject({ invoice_number: 7 });
      expect(may(settled).invoice).toBe('issue');
    },
  );

  test('or rather was not: it keeps the invoice of the payment by hand, which it replaces', async () => {
    const settled = await completes(
      { payment_status: 'paid', invoice_number: 7 },
      refundOf({ status: 'failed' }),
    );
    expect(settled).toMatchObject({ invoice_number: 7, paid_at: PLACED_AT });
    expect(may(settled).invoice).toBeNull();
  });

  test('in the provider’s app, and invoiced: it is the same payment', async () => {
    const settled = await completes({ refunded_amount: 0, invoice_number: 7 }, refundOf());
    expect(settled).toMatchObject({ invoice_number: 7 });
  });
});
