import type { orderSchema } from '@ghar/domain/order/order';
import type { Stored } from '../../firebase/documents.ts';

/** An order document with its id. */
export type StoredOrder = Stored<typeof orderSchema>;
