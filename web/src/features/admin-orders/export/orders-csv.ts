import { CUSTOMER_FIELDS, type CustomerField } from '@ghar/domain/order/customer-fields';
import { serialNumber } from '@ghar/domain/money/invoice';
import { orderNumber } from '@ghar/domain/order/order-number';
import { paidAt } from '@ghar/domain/order/payment-of';
import { phoneInGroups } from '@ghar/domain/contact/phone';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';
import { csvFile, type Cell, type Separator } from '../../../components/admin/csv.ts';

/** As stored. */
const CUSTOMER_CELLS = Object.fromEntries(
  CUSTOMER_FIELDS.map((field) => [field, (order: StoredOrder) => order[field]]),
) as Record<CustomerField, (order: StoredOrder) => Cell>;

/** The columns in order. */
const CELLS: Readonly<
  Record<keyof PanelTexts['csvColumns'], (order: StoredOrder, texts: PanelTexts) => Cell>
> = {
  number: ({ id }) => orderNumber(id),
  date: ({ created_at }) => created_at,
  status: ({ status }, texts) => texts.orderStatuses[status],
  method: ({ payment_method }, texts) => texts.paymentMethods[payment_method],
  payment: ({ payment_status }, texts) => texts.paymentStatuses[payment_status],
  paidAt: (order) => paidAt(order),
  test: ({ payment_test }, texts) => (payment_test ? texts.testPayment.mark : null),
  ...CUSTOMER_CELLS,
  customer_name: ({ customer_name, erased_at }, texts) =>
    erased_at === null ? customer_name : texts.privacy.mark,
  customer_phone: ({ customer_phone }) =>
    customer_phone === '' ? null : { phone: phoneInGroups(customer_phone) },
  country: ({ country }, texts) => texts.countryNames[country],
  product: ({ product_name }) => product_name,
  quantity: ({ quantity }) => quantity,
  unitPrice: ({ unit_price }) => unit_price,
  invoice: ({ invoice_number }) =>
    invoice_number === null ? null : serialNumber('invoices', invoice_number),
  cashFee: ({ cash_fee }) => cash_fee ?? null,
  total: ({ total_amount }) => total_amount,
  vat: ({ vat_amount }) => vat_amount ?? null,
  refunded: ({ refunded_amount }) => refunded_amount ?? 0,
  carrier: ({ carrier }, texts) => carrier && texts.nameOfCarrier(carrier),
  tracking: ({ tracking_number }) => tracking_number,
  note: ({ merchant_note }) => merchant_note,
  id: ({ id }) => id,
};
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[];

/** Orders with all fields, for spreadsheets. */
export const ordersCsv = (
  texts: PanelTexts,
  orders: readonly StoredOrder[],
  separator: Separator,
): readonly string[] =>
  csvFile(
    COLUMNS.map((column) => texts.csvColumns[column]),
    orders.map((order) => COLUMNS.map((column) => CELLS[column](order, texts))),
    separator,
  );
