import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { messagePath } from '@ghar/domain/paths';
import { messageTexts } from '../src/i18n/ar/admin-messages.ts';
import { ERROR_TITLE, OPERATIONS } from '../src/i18n/ar/admin-operations.ts';
import { changeDialogTexts, visitChangesTexts } from '../src/i18n/ar/admin-order-changes.ts';
import { correctDialogTexts, enterOrderTexts } from '../src/i18n/ar/admin-order-entry.ts';
import {
  bulkRefundTexts,
  bulkShipTexts,
  carrierTexts,
  orderInvoiceTexts,
  orderPageTexts,
  refundDialogTexts,
  refundTexts,
  reviewTexts,
  shipDialogTexts,
} from '../src/i18n/ar/admin-order.ts';
import {
  bulkTexts,
  courierStatementTexts,
  exportTexts,
  orderListTexts,
} from '../src/i18n/ar/admin-orders.ts';
import { adminPartTexts, leaveTexts } from '../src/i18n/ar/admin.ts';
import { orderTexts } from '../src/i18n/ar/order-page.ts';
import { backend, refusal, result } from './backend.ts';
import { database } from './firestore.ts';
import { ON_DELIVERY } from './orders.ts';
import { keys, meanwhile, press, sees, select, write, type Scene } from './scene.ts';
import { putOrder } from './shop.ts';

const ID = 'orderOfMaryam1234567';
const NUMBER = orderNumber(ID);
const ORDER_PAGE = `/admin/orders/${ID}`;
const UNPAID = { status: 'pending', payment_status: 'pending', paid_at: null } as const;
const SENT_CASH = { ...ON_DELIVERY, status: 'shipped', shipped_at: new Date() } as const;
const put =
  (fields: Partial<Order> = {}) =>
  (): void =>
    void putOrder(fields);
/** On an order's page, once its parts have loaded. */
const onOrder = sees(orderPageTexts.items);
const shipOrder = [
  onOrder,
  press(orderPageTexts.nextStep.shipped),
  sees(shipDialogTexts.notNotified),
] as const;
const askBulk = (status: Order['status']) => [
  press(orderListTexts.select(NUMBER)),
  select(bulkTexts.status, status),
  press(bulkTexts.apply),
];

/** The panel's orders and an order's page, with each of their dialogs. */
export const ORDER_SCENES: readonly Scene[] = [
  {
    name: 'the orders, one cancelled and what was changed',
    address: '/admin/orders',
    dialogs: [
      'features/admin-orders/status/change-dialog.tsx',
      'features/admin-orders/list/visit-changes.tsx',
      'features/admin-orders/export/export-menu.tsx',
    ],
    arrange: put(),
    steps: [
      press(orderListTexts.export),
      sees(exportTexts.courier.hint),
      keys('{Escape}'),
      ...askBulk('cancelled'),
      press(changeDialogTexts.confirm),
      press(visitChangesTexts.open(1)),
      sees(visitChangesTexts.title),
      press(
        `${adminPartTexts.undo}: ${visitChangesTexts.one(NUMBER, { field: 'status', from: 'confirmed', to: 'cancelled' })}`,
      ),
    ],
    ends: OPERATIONS['undo-order-change'].done,
  },
  {
    name: 'orders given back together, refused at first',
    address: '/admin/orders',
    dialogs: [
      'features/admin-orders/refunds/bulk-refund-dialog.tsx',
      'features/admin-orders/refunds/bulk-refund-dialog.tsx',
    ],
    arrange() {
      putOrder({ payment_intent_id: 'intent' });
      backend.on('refundOrder', () => refusal('refund-refused'));
    },
    steps: [
      press(orderListTexts.select(NUMBER)),
      press(bulkRefundTexts.open),
      write(bulkRefundTexts.typeSum, '1'),
      press(bulkRefundTexts.submit(1)),
      write(bulkRefundTexts.typeSum, '299'),
      press(bulkRefundTexts.submit(1)),
    ],
    ends: bulkRefundTexts.failed(1),
  },
  {
    name: 'orders shipped together, by a courier of another name',
    address: '/admin/orders',
    dialogs: [
      'features/admin-orders/shipping/bulk-ship-dialog.tsx',
      'features/admin-orders/shipping/carrier-choice.tsx',
    ],
    arrange: put(),
    steps: [
      ...askBulk('shipped'),
      write(bulkShipTexts.paste, `${NUMBER}\t12\nRef\tAWB`),
      sees(bulkShipTexts.matched(1, 1)),
      write(bulkShipTexts.paste, `${NUMBER}\t13`),
      press(carrierTexts.unchosen),
      press(carrierTexts.other),
      press(carrierTexts.choose),
      sees(carrierTexts.nameMissing),
      write(carrierTexts.name, 'توصيل'),
      press(carrierTexts.choose),
      press(bulkShipTexts.ship(1)),
    ],
    ends: OPERATIONS['update-order-status'].done,
  },
  {
    name: 'orders that cannot be shipped',
    address: '/admin/orders',
    dialogs: ['features/admin-orders/shipping/bulk-ship-dialog.tsx'],
    arrange: put({ payment_test: true }),
    steps: askBulk('shipped'),
    ends: bulkShipTexts.leftOut(1),
  },
  {
    name: "a courier's statement, collected",
    address: '/admin/orders?payment=to-collect',
    dialogs: ['features/admin-orders/collection/courier-statement-dialog.tsx'],
    arrange: put({ ...SENT_CASH, tracking_number: '34529871206' }),
    steps: [
      press(courierStatementTexts.open),
      press(courierStatementTexts.compare),
      sees(courierStatementTexts.empty),
      write(courierStatementTexts.paste, '34529871206\t309\n34529871207\t1'),
      press(courierStatementTexts.compare),
      press(courierStatementTexts.collect(1)),
    ],
    ends: OPERATIONS['update-payment-status'].done,
  },
  {
    name: 'a cash order on its way, whose cash came',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/status/use-collection.tsx'],
    arrange: put(SENT_CASH),
    steps: [onOrder, press(orderPageTexts.received), press(orderPageTexts.nextStep.collected)],
    ends: OPERATIONS['update-payment-status'].done,
  },
  {
    name: 'a cash order that is refused at the door, and is back',
    address: ORDER_PAGE,
    arrange: put(SENT_CASH),
    steps: [
      onOrder,
      press(orderPageTexts.refusedAtDoor),
      press(changeDialogTexts.confirm),
      press(orderPageTexts.nextStep.returned),
    ],
    ends: OPERATIONS['return-parcel'].done,
  },
  { name: 'no order', address: '/admin/orders/unheardof', ends: orderPageTexts.missingText },
  {
    name: 'an order that a colleague changes',
    address: ORDER_PAGE,
    arrange: put(),
    steps: [
      onOrder,
      meanwhile(() =>
        database.change(`orders/${ID}`, {
          status: 'cancelled',
          customer_name: 'هدى النعيمي',
          updated_at: new Date(),
        }),
      ),
      sees('هدى النعيمي'),
    ],
    ends: refundTexts.owed,
  },
  {
    name: 'an order, shipped',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/shipping/ship-dialog.tsx'],
    arrange: put({ consent_messages: false, carrier: 'dhl' }),
    steps: [...shipOrder, write(orderPageTexts.tracking, 'AE-1'), press(shipDialogTexts.ship)],
    ends: orderPageTexts.nextStep.delivered,
  },
  {
    name: 'an order paid by hand, its invoice asked for',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/details/order-invoice.tsx'],
    arrange: () => {
      put({ paid_at: null, invoice_number: null })();
      backend.on('issueInvoice', () => result({ invoice_number: 'INV-000007' }));
    },
    steps: [
      onOrder,
      press(orderInvoiceTexts.issue),
      sees(orderInvoiceTexts.text),
      press(orderInvoiceTexts.issue),
    ],
    ends: OPERATIONS['issue-invoice'].done,
  },
  {
    name: 'an order, its refund refused',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/refunds/refund-dialog.tsx'],
    arrange() {
      put({ payment_intent_id: 'intent' })();
      backend.on('refundOrder', () => refusal('refund-refused'));
    },
    steps: [
      onOrder,
      press(refundTexts.give),
      press(refundDialogTexts.reasons[1]!),
      press(refundDialogTexts.give('299 درهم')),
    ],
    ends: ERROR_TITLE,
  },
  {
    name: 'an order to review',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/details/review-notice.tsx'],
    arrange: put({ payment_needs_review: true }),
    steps: [press(orderPageTexts.reviewed), sees(reviewTexts.text), press(reviewTexts.confirm)],
    ends: OPERATIONS['review-payment'].done,
  },
  {
    name: 'an order, corrected, and what was typed thrown away',
    address: ORDER_PAGE,
    dialogs: [
      'features/admin-orders/details/correct-dialog.tsx',
      'components/admin/form-dialog.tsx',
    ],
    arrange: put(UNPAID),
    steps: [
      onOrder,
      press(correctDialogTexts.open),
      write(orderTexts.fields.city.label, ''),
      press(correctDialogTexts.submit),
      write(orderTexts.fields.quantity.label, '2'),
      sees(correctDialogTexts.newTotal(598)),
      press(adminPartTexts.cancel),
      sees(leaveTexts.discardText),
      press(leaveTexts.discard),
    ],
    ends: orderPageTexts.items,
  },
  {
    name: 'an order, one of its messages sent anew',
    address: ORDER_PAGE,
    dialogs: ['features/admin-orders/details/order-messages.tsx'],
    arrange() {
      put()();
      database.put(messagePath(ID), {
        order_id: ID,
        kind: 'payment-confirmed',
        channel: 'whatsapp',
        to: '+971501112244',
        locale: 'ar',
        params: { name: 'مريم', order_number: NUMBER, amount: '299 درهم' },
        state: 'delivered',
        attempts: 1,
        next_attempt_at: null,
        provider_id: null,
        error: null,
        created_at: new Date(),
      });
      backend.on('resendMessage', () => {
        database.change(messagePath(ID), { to: '+971501234567', state: 'queued' });
        return result({ success: true });
      });
    },
    steps: [
      sees(messageTexts.sentElsewhere),
      press(messageTexts.resend),
      sees(messageTexts.resendTitle),
      press(messageTexts.resend),
    ],
    ends: OPERATIONS['resend-message'].done,
  },
  {
    name: 'an order, entered with errors',
    address: '/admin/orders/new',
    steps: [
      sees('299 درهم'),
      press(enterOrderTexts.submit),
      write(orderTexts.fields.customerName.label, 'نورة'),
      press(enterOrderTexts.submit),
      press(orderTexts.increase),
    ],
    ends: '598 درهم',
  },
];
