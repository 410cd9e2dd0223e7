import type { OrderState } from '@ghar/domain/order/order-state';
import type { OrderStatus, PaymentStatus, RefundStatus } from '@ghar/domain/order/status';
import type { ChipColour } from '../../theme/palette.ts';

/** Statuses that need the merchant stand out; finished ones are muted. */
export const orderStatusColours: Readonly<Record<OrderStatus, ChipColour>> = {
  pending: 'waiting',
  confirmed: 'strong',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'quiet',
};

export const paymentStatusColours: Readonly<Record<PaymentStatus, ChipColour>> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
};

export const refundStatusColours: Readonly<Record<RefundStatus, ChipColour>> = {
  pending: 'waiting',
  completed: 'good',
  failed: 'bad',
};

export const orderStateColours: Readonly<Record<OrderState, ChipColour>> = {
  review: 'bad',
  owed: 'bad',
  refunded: 'quiet',
  refunding: 'waiting',
  replaced: 'quiet',
  unpaid: 'waiting',
  declined: 'bad',
  unconfirmed: 'strong',
  ready: 'strong',
  'cash-unconfirmed': 'waiting',
  'cash-ready': 'strong',
  'cash-ended': 'quiet',
  shipped: orderStatusColours.shipped,
  delivered: orderStatusColours.delivered,
  'to-collect': 'waiting',
  'coming-back': 'moving',
  cancelled: orderStatusColours.cancelled,
};
