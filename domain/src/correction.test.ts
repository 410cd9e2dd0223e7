import { expect, test } from 'vitest';
import { correctionOf } from './correction.ts';
import type { OrderStatus, PaymentStatus } from './status.ts';

const PAID_AT = new Date('2026-11-20T10:00:00Z');

test.each<[string, OrderStatus, PaymentStatus, Date | null, number | null, string]>([
  ['unpaid', 'pending', 'pending', null, null, 'all'],
  ['unpaid, and confirmed', 'confirmed', 'pending', null, null, 'all'],
  ['whose payment failed', 'pending', 'failed', null, null, 'all'],
  ['paid', 'confirmed', 'paid', PAID_AT, 7, 'all-but-pieces'],
  ['paid, and not confirmed', 'pending', 'paid', PAID_AT, null, 'all-but-pieces'],
  ['set to paid by hand', 'confirmed', 'paid', null, null, 'all-but-pieces'],
  ['paid, and set to failed by hand', 'confirmed', 'failed', PAID_AT, 7, 'all-but-pieces'],
  ['that has an invoice though it is unpaid', 'pending', 'pending', null, 7, 'all-but-pieces'],
  ['cancelled', 'cancelled', 'pending', null, null, 'nothing'],
  ['shipped', 'shipped', 'paid', PAID_AT, 7, 'nothing'],
  ['shipped unpaid', 'shipped', 'pending', null, null, 'nothing'],
  ['delivered', 'delivered', 'paid', PAID_AT, 7, 'nothing'],
])(
  'of an order that is %s, and of none that was erased',
  (_, status, payment_status, paid_at, invoice_number, may) => {
    const order = { status, payment_status, paid_at, invoice_number, erased_at: null };
    expect(correctionOf(order)).toBe(may);
    expect(correctionOf({ ...order, erased_at: PAID_AT })).toBe('nothing');
  },
);
