import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { DELIVERY_EXTRAS, type DeliveryExtra } from '@ghar/domain/order/customer-fields';
import { orderNumber } from '@ghar/domain/order/order-number';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';
import { csvFile, type Cell } from '../../../components/admin/csv.ts';

/** True iff the parcel should go to a courier now: may be shipped, and is not under way. */
export const isParcel = (order: StoredOrder): boolean =>
  may(order).whyNotShip === null &&
  order.status !== 'delivered' &&
  (order.status !== 'shipped' || order.tracking_number === null);

/** What the courier collects for the parcel, in dirhams: 0 if it is paid, or must not be sent. */
export const amountToCollect = (order: StoredOrder): number =>
  may(order).whyNotShip === null ? dirhamsFromFils(paymentOf(order).due) : 0;

const EXTRA_CELLS = Object.fromEntries(
  DELIVERY_EXTRAS.map((field) => [field, (order: StoredOrder) => order[field]]),
) as Record<DeliveryExtra, (order: StoredOrder) => Cell>;

/** The columns in order. One parcel per order. */
const CELLS: Readonly<Record<keyof PanelTexts['courierColumns'], (order: StoredOrder) => Cell>> = {
  reference: ({ id }) => orderNumber(id),
  name: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => ({ phone: customer_phone }),
  countryCode: ({ country }) => country.toUpperCase(),
  city: ({ city }) => city,
  address: ({ address }) => address,
  ...EXTRA_CELLS,
  pieces: () => 1,
  cashOnDelivery: amountToCollect,
  value: ({ total_amount }) => total_amount,
  currency: () => CHARGE_CURRENCY,
  description: ({ product_name, quantity }) => `${product_name} × ${quantity}`,
  note: ({ merchant_note }) => merchant_note,
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** Orders in the format of couriers' import pages: always commas, one line per parcel. */
export const courierCsv = (
  { courierColumns }: PanelTexts,
  orders: readonly StoredOrder[],
): readonly string[] =>
  csvFile(
    COLUMNS.map((column) => courierColumns[column]),
    orders.map((order) => COLUMNS.map((column) => CELLS[column](order))),
    ',',
  );
