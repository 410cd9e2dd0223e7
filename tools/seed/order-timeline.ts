import { dirhamsFromFils, fils, filsFromDirhams } from '@ghar/domain/money/money';
import type { CarrierId } from '@ghar/domain/order/carrier';
import type { HandPayment } from '@ghar/domain/money/hand-payment';
import { SERVER_ACTOR, type Order, type OrderEvent } from '@ghar/domain/order/order';
import type { OrderStatus } from '@ghar/domain/order/status';
import { feeOf } from '../harness/ziina-sandbox/intents.ts';
import { ADMIN } from './accounts.ts';
import { MINUTE } from './seeded-at.ts';

/** A payment's page on a stack with the default ports. */
const paymentAddress = (intentId: string): string => `http://127.0.0.1:4010/pay/${intentId}`;

/** Builds an order and its history as the backend and the admin would; each step takes some minutes. */
export class OrderTimeline {
  order: Order;
  readonly events: OrderEvent[] = [];
  readonly handPayments: HandPayment[] = [];

  /** @param order as placed. */
  constructor(order: Order) {
    this.order = order;
    this.#record('created', { to: order.status });
  }

  openPayment(minutes: number, intentId: string): void {
    this.#change(minutes, SERVER_ACTOR, {
      payment_intent_id: intentId,
      payment_url: paymentAddress(intentId),
    });
    this.#record('payment-opened', { to: intentId });
  }

  pay(minutes: number): void {
    const { status, payment_status } = this.order;
    this.#change(minutes, SERVER_ACTOR, {
      payment_status: 'paid',
      status: status === 'pending' ? 'confirmed' : status,
      paid_at: this.#after(minutes),
      payment_fee: dirhamsFromFils(fils(feeOf(filsFromDirhams(this.order.total_amount)))),
      payment_fee_at: this.#after(minutes),
      stock_reserved: true,
    });
    this.#record('payment-status-changed', { from: payment_status, to: 'paid' });
    if (status !== this.order.status)
      this.#record('status-changed', { from: status, to: this.order.status });
  }

  failPayment(
    minutes: number,
    note:
      | 'provider-failed'
      | 'provider-canceled'
      | 'provider-refused'
      | 'expired'
      | 'cash-unconfirmed',
  ): void {
    const from = this.order.payment_status;
    this.#change(minutes, SERVER_ACTOR, { payment_status: 'failed', stock_reserved: false });
    this.#record('payment-status-changed', { from, to: 'failed', note });
  }

  /** The shopper pays again after a failed payment. */
  reopen(minutes: number): void {
    const { payment_status, payment_intent_id, former_payment_intent_ids } = this.order;
    const former = payment_intent_id === null ? [] : [payment_intent_id];
    this.#change(minutes, SERVER_ACTOR, {
      payment_status: 'pending',
      payment_intent_id: null,
      former_payment_intent_ids: [...former_payment_intent_ids, ...former],
      payment_url: null,
      payment_reopened_at: this.#after(minutes),
      stock_reserved: true,
    });
    this.#record('payment-status-changed', {
      from: payment_status,
      to: 'pending',
      note: 'reopened',
    });
  }

  ship(minutes: number, carrier: CarrierId, trackingNumber: string): void {
    this.setStatus(minutes, 'shipped');
    const shipped_at = this.order.updated_at;
    this.order = { ...this.order, carrier, tracking_number: trackingNumber, shipped_at };
    this.#record('carrier-changed', { to: carrier }, 1);
    this.#record('tracking-number-changed', { to: trackingNumber }, 2);
  }

  deliver(minutes: number): void {
    this.setStatus(minutes, 'delivered');
    this.order = { ...this.order, delivered_at: this.order.updated_at };
  }

  /** The customer confirms a cash order by the link. */
  confirm(minutes: number): void {
    const from = this.order.status;
    this.#change(minutes, SERVER_ACTOR, {
      status: 'confirmed',
      confirmed_by_customer_at: this.#after(minutes),
    });
    this.#record('confirmed-by-customer', { from, to: 'confirmed' });
  }

  /** The admin records that the courier's cash has come. */
  collect(minutes: number): void {
    const from = this.order.payment_status;
    this.#change(minutes, ADMIN.uid, {
      payment_status: 'paid',
      hand_payments: 1,
      paid_by_hand_at: this.#after(minutes),
    });
    this.#record('payment-status-changed', { from, to: 'paid' });
    const { total_amount: amount, updated_at: at } = this.order;
    const payment_method = 'cash';
    this.handPayments.push({ kind: 'received', amount, payment_method, at, actor: ADMIN.uid });
  }

  /** A parcel is refused at the door, and stays out of stock until it is back. */
  refuse(minutes: number): void {
    const from = this.order.status;
    this.#change(minutes, ADMIN.uid, { status: 'cancelled' });
    this.#record('status-changed', { from, to: 'cancelled' });
  }

  /** The admin sets the status; a cancellation releases the pieces. */
  setStatus(minutes: number, status: OrderStatus): void {
    const from = this.order.status;
    const released = status === 'cancelled' ? { stock_reserved: false } : {};
    this.#change(minutes, ADMIN.uid, { status, ...released });
    this.#record('status-changed', { from, to: status });
  }

  #after(minutes: number): Date {
    return new Date(this.order.updated_at.getTime() + minutes * MINUTE);
  }

  #change(minutes: number, actor: string, change: Partial<Order>): void {
    const at = { updated_at: this.#after(minutes), updated_by: actor };
    this.order = { ...this.order, ...change, ...at };
  }

  /** @param laterMs events of one change are a millisecond apart, as the backend writes them. */
  #record(type: OrderEvent['type'], event: Partial<OrderEvent>, laterMs = 0): void {
    const { updated_by: actor, updated_at } = this.order;
    const created_at = new Date(updated_at.getTime() + laterMs);
    this.events.push({ type, from: null, to: null, note: null, ...event, actor, created_at });
  }
}
