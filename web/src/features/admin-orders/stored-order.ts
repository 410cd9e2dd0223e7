import type { orderSchema } from '@ghar/domain/order';
import type { Stored } from '../../firebase/documents.ts';

/** An order as it is stored, and its id. */
export type StoredOrder = Stored<typeof orderSchema>;
