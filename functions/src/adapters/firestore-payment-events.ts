import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { paymentEventPath } from '@ghar/domain/paths';
import type { PaymentIntent } from '../payments/payment-intent.ts';

/**
 * Keeps what the provider announced, once for each status of a payment: what a
 * person reads when a payment and its order do not agree.
 */
export async function recordPaymentEvent(
  db: Firestore,
  intent: PaymentIntent,
  { orderId, outcome }: { orderId: string | null; outcome: string },
): Promise<void> {
  await db.doc(paymentEventPath(`${intent.id}_${intent.status}`)).set(
    {
      payment_intent_id: intent.id,
      status: intent.status,
      amount: intent.amount,
      currency_code: intent.currency_code,
      order_id: orderId,
      outcome,
      received_at: FieldValue.serverTimestamp(),
      deliveries: FieldValue.increment(1),
    },
    { merge: true },
  );
}
