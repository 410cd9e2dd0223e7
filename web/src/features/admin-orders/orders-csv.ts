import { COUNTRIES } from '@ghar/domain/country';
import { serialNumber } from '@ghar/domain/invoice';
import { orderNumber } from '@ghar/domain/order-number';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { csvLine, CSV_START, phoneCell, type Cell, type Separator } from './csv.ts';
import type { StoredOrder } from './order-steps.ts';

/** The columns in their order. */
const CELLS: Readonly<
  Record<keyof PanelTexts['csvColumns'], (order: StoredOrder, texts: PanelTexts) => Cell>
> = {
  number: ({ id }) => orderNumber(id),
  date: ({ created_at }) => created_at,
  status: ({ status }, texts) => texts.orderStatuses[status],
  payment: ({ payment_status }, texts) => texts.paymentStatuses[payment_status],
  paidAt: ({ paid_at }) => paid_at,
  test: ({ payment_test }, texts) => (payment_test ? texts.testPayment.mark : null),
  customer: ({ customer_name }) => customer_name,
  phone: ({ customer_phone }) => phoneCell(customer_phone),
  email: ({ customer_email }) => customer_email,
  country: ({ country }) => COUNTRIES[country].name,
  city: ({ city }) => city,
  address: ({ address }) => address,
  product: ({ product_name }) => product_name,
  quantity: ({ quantity }) => quantity,
  unitPrice: ({ unit_price }) => unit_price,
  invoice: ({ invoice_number }) =>
    invoice_number === null ? null : serialNumber('invoices', invoice_number),
  total: ({ total_amount }) => total_amount,
  vat: ({ vat_amount }) => vat_amount ?? null,
  refunded: ({ refunded_amount }) => refunded_amount ?? 0,
  tracking: ({ tracking_number }) => tracking_number,
  note: ({ merchant_note }) => merchant_note,
  id: ({ id }) => id,
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** The first line: the names of the columns. */
export const ordersCsvHead = ({ csvColumns }: PanelTexts, separator: Separator): string =>
  CSV_START +
  csvLine(
    COLUMNS.map((column) => csvColumns[column]),
    separator,
  );

/** The line of one order. */
export const orderCsvLine = (texts: PanelTexts, order: StoredOrder, separator: Separator): string =>
  csvLine(
    COLUMNS.map((column) => CELLS[column](order, texts)),
    separator,
  );
