import type { CorrectionRequest } from '@ghar/domain/callables';
import {
  correctableOf,
  differingFields,
  type Correctable,
  type CorrectableField,
} from '@ghar/domain/order/correction';
import { dialCodeOf } from '@ghar/domain/contact/dial-code';
import { DomainError } from '@ghar/domain/error-code';
import { totalDirhams } from '@ghar/domain/money/money';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { storedForm } from '@ghar/domain/order/stored-form';
import { actorOf, type Admin } from './admin.ts';
import { readAdminLimit } from './attempt-limit.ts';
import type { OrderingPorts } from './open-payment.ts';
import type { StoredOrder } from './order-store.ts';
import type { StockTransaction } from './stock-store.ts';
import { withoutPayment } from './resume-payment.ts';
import { transactionOnStock } from './roll-up-stock.ts';

/**
 * Corrects an order in one transaction. Changed pieces change the amount (at the order's price) and the stock; the open
 * payment is set aside, and the next attempt to pay opens one of the new amount. If the old one completes after all, it
 * is a mismatch for review.
 * @returns the corrected fields; none if already applied by a first try whose answer was lost.
 * @throws DomainError `order-not-found`, `correction-overtaken` if the order changed since the admin saw it,
 * `correction-too-late`, `correction-of-paid-pieces`, `too-many-pieces`, `product-unavailable`, `out-of-stock`;
 * `input-invalid` for another country; `admin-limit` for one phone or e-mail too many.
 */
export const correctOrder = (
  request: CorrectionRequest,
  admin: Admin,
  { store, clock, maxPieces }: Pick<OrderingPorts, 'store' | 'clock' | 'maxPieces'>,
): Promise<readonly CorrectableField[]> =>
  transactionOnStock(store, async (tx) => {
    const id = request.order_id_param;
    const [order, most] = await Promise.all([tx.order(id), maxPieces()]);
    if (!order) throw new DomainError('order-not-found');
    if (request.country !== order.country)
      throw new DomainError('input-invalid', { order_id: id, field: 'country' });
    const asked = correctableOf(storedForm(request));
    const fields = differingFields(order, asked);
    if (fields.length === 0) return fields;
    assertCorrectable(order, fields, request.seen);
    const now = clock();
    const isReaddressed = fields.includes('customer_phone') || fields.includes('customer_email');
    const hadOtherAddress = fields.includes('customer_phone') || order.customer_email !== null;
    if (isReaddressed) (await readAdminLimit(tx, admin.uid, now))();
    const hasOtherPieces = fields.includes('quantity');
    if (hasOtherPieces) await takePieces(tx, order, { quantity: asked.quantity, most });
    const dialCode = dialCodeOf(asked.customer_phone) ?? request.countryCode;
    const corrected = {
      ...asked,
      ...(fields.includes('customer_phone') && {
        country_code: dialCode,
        former_phones: formerPhones(order, asked.customer_phone),
      }),
      // whoever got messages at the former address loses the order's page and the link that confirms it
      ...(isReaddressed &&
        hadOtherAddress && {
          link_id: store.newOrderId(),
          ...(order.confirm_token !== undefined && { confirm_token: store.newOrderId() }),
        }),
      ...(hasOtherPieces && {
        ...(paymentOf(order).state !== 'on-delivery' && {
          ...withoutPayment(order, now),
          payment_set_aside: true,
        }),
        total_amount: totalDirhams({ ...order, ...asked }),
      }),
    };
    tx.updateOrder(id, {
      ...corrected,
      search: orderSearchTokens({ ...order, ...corrected }),
      updated_at: now,
      updated_by: admin.uid,
    });
    tx.addEvent(id, {
      type: 'corrected',
      note: fields.join(' '),
      ...(hasOtherPieces && piecesOf(order, asked)),
      ...actorOf(admin),
    });
    return fields;
  });

/** Each phone that the order has had, but the current one. */
const formerPhones = (
  { customer_phone, former_phones = [] }: StoredOrder,
  current: string,
): string[] =>
  [...new Set([...former_phones, customer_phone])].filter((phone) => phone !== current);

const piecesOf = (from: Correctable, to: Correctable) => ({
  from: String(from.quantity),
  to: String(to.quantity),
});

function assertCorrectable(
  order: StoredOrder,
  fields: readonly CorrectableField[],
  seen: Correctable,
): void {
  const facts = { order_id: order.id };
  const { correct } = may(order);
  if (correct === 'nothing') throw new DomainError('correction-too-late', facts);
  if (differingFields(order, seen).length > 0) throw new DomainError('correction-overtaken', facts);
  if (correct !== 'all' && fields.includes('quantity'))
    throw new DomainError('correction-of-paid-pieces', facts);
}

/** Moves the difference in pieces into or out of stock. */
async function takePieces(
  tx: StockTransaction,
  order: StoredOrder,
  { quantity, most }: { quantity: number; most: number },
): Promise<void> {
  if (quantity > most) throw new DomainError('too-many-pieces', { field: 'quantity', most });
  const product = await tx.product(order.product_id);
  if (!product?.is_active) throw new DomainError('product-unavailable');
  // released pieces are reserved again on paying
  if (!order.stock_reserved) return;
  const more = quantity - order.quantity;
  const left = Math.max(0, product.stock_quantity);
  if (more > left)
    throw new DomainError('out-of-stock', { field: 'quantity', available: order.quantity + left });
  if (more > 0) tx.takePieces(product.id, more);
  else tx.givePiecesBack(product.id, -more);
}
