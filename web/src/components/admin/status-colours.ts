import type { OrderStatus, PaymentStatus, RefundStatus } from '@ghar/domain/status';
import type { ChipColour } from '../../theme/palette.ts';

export const orderStatusColours: Readonly<Record<OrderStatus, ChipColour>> = {
  pending: 'waiting',
  confirmed: 'good',
  shipped: 'moving',
  delivered: 'done',
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
