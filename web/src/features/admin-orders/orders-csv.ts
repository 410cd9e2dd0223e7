import { COUNTRIES } from '@ghar/domain/country';
import { orderNumber } from '@ghar/domain/order-number';
import { csvColumnNames as names } from '../../i18n/ar/admin-orders.ts';
import { orderStatusNames, paymentStatusNames, testPaymentTexts } from '../../i18n/ar/status.ts';
import { csvLine, CSV_START, phoneCell, type Cell, type Separator } from './csv.ts';
import type { StoredOrder } from './stored-order.ts';

const CELLS: Readonly<Record<keyof typeof names, (order: StoredOrder) => Cell>> = {
  number: ({ id }) => orderNumber(id),
  date: ({ created_at }) => created_at,
  status: ({ status }) => orderStatusNames[status],
  payment: ({ payment_status }) => paymentStatusNames[payment_status],
  paidAt: ({ paid_at }) => paid_at,
  test: ({ payment_test }) => (payment_test ? testPaymentTexts.mark : null),
  customer: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => phoneCell(customer_phone),
  email: ({ customer_email }) => customer_email,
  country: ({ country }) => COUNTRIES[country].name,
  city: ({ city }) => city,
  address: ({ address }) => address,
  product: ({ product_name }) => product_name,
  quantity: ({ quantity }) => quantity,
  unitPrice: ({ unit_price }) => unit_price,
  total: ({ total_amount }) => total_amount,
  refunded: ({ refunded_amount }) => refunded_amount ?? 0,
  tracking: ({ tracking_number }) => tracking_number,
  note: ({ merchant_note }) => merchant_note,
  id: ({ id }) => id,
};
const COLUMNS = Object.keys(names) as (keyof typeof names)[];

/** What the file begins with: the names of its columns. */
export const ordersCsvHead = (separator: Separator): string =>
  CSV_START +
  csvLine(
    COLUMNS.map((column) => names[column]),
    separator,
  );

/** An order's line of the file. */
export const orderCsvLine = (order: StoredOrder, separator: Separator): string =>
  csvLine(
    COLUMNS.map((column) => CELLS[column](order)),
    separator,
  );
