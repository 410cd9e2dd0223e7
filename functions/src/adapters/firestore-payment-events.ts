import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { paymentEventPath } from '@ghar/domain/paths';
import type { ProviderEvent } from '../payments/provider-event.ts';

/** Stores a verified webhook event for later investigation; one document per event, however often it is delivered. */
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
