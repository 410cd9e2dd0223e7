import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { paymentEventPath } from '@ghar/domain/paths';
import type { ProviderEvent } from '../payments/provider-event.ts';

/**
 * Keeps what the provider announced, one document for each event however often it comes: what a
 * person reads when the provider and an order do not agree.
 */
export async function recordPaymentEvent(
  db: Firestore,
  { key, name, facts, orderId, outcome }: ProviderEvent,
): Promise<void> {
  await db.doc(paymentEventPath(key)).set(
    {
      ...facts,
      event: name,
      order_id: orderId,
      outcome,
      received_at: FieldValue.serverTimestamp(),
      deliveries: FieldValue.increment(1),
    },
    { merge: true },
  );
}
