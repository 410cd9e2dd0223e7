import { productSchema } from '@ghar/domain/product/product';
import * as v from 'valibot';
import type { OutboxPorts } from '../messages/deliver-message.ts';
import { hasChannel, shopMessages } from '../messages/messages-due.ts';
import { shopDay } from '@ghar/domain/shop-day';
import { stockWarning } from '../messages/stock-warning.ts';
import { addMessages } from '../messages/store-with-outbox.ts';
import type { ChangedProduct } from './product-changed.ts';

const stockSchema = v.pick(productSchema, ['name', 'stock_quantity', 'is_active', 'updated_at']);

/**
 * Warns the merchant of low or no stock, at most once a day, since unpaid orders take and return pieces. Handles
 * Firestore's event (at least once).
 */
export async function warnOfStock(
  { id, before, after }: ChangedProduct,
  { store, clock, channels }: OutboxPorts,
): Promise<void> {
  const [earlier, later] = [before, after].map((fields) => v.safeParse(stockSchema, fields));
  if (!earlier!.success || !later!.success) return;
  const [was, is] = [earlier!.output, later!.output];
  const on = channels();
  // skip changes that do not lower the stock
  if (is.stock_quantity >= was.stock_quantity || !hasChannel(on)) return;
  await store.transaction(async (tx) => {
    const settings = await tx.privateSettings();
    const warning = stockWarning(was, is, settings.few_left);
    if (warning === null) return;
    const now = clock();
    const params = { product: is.name, pieces: String(is.stock_quantity) };
    const subject = `${id}-${shopDay(now).name}`;
    await addMessages(tx, shopMessages(warning, subject, params, { settings, channels: on, now }));
  });
}
