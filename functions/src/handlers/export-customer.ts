import type {
  CustomerExport,
  ExportedFields,
  ExportedOrder,
  ExportRequest,
} from '@ghar/domain/callables';
import { isCustomerMessage, type MessageKind } from '@ghar/domain/messages/message';
import { may, type KeptOrders } from '@ghar/domain/order/may';
import { INTERNAL_FIELDS } from '@ghar/domain/order/order-fields';
import { log } from '../log.ts';
import { customerPhone } from '../orders/customer-phone.ts';
import { ORDERS_PER_PAGE, type FoundOrder } from '../orders/order-store.ts';
import type { SettlePorts } from '../orders/shop-store.ts';
import { phoneKey, stoppedAt, type StopPorts } from '../orders/message-stops.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type ExportPorts = SettlePorts &
  StopPorts & {
    readonly roleOf: RoleOf;
    /** An order and its documents as stored, with `Date`s. */
    readonly recordsOf: (orderId: string) => Promise<ExportedOrder | null>;
  };

/** Orders read concurrently. */
const AT_ONCE = 20;

/**
 * Exports what is stored about a phone's customer to an admin, in bounded pages with a cursor. Excludes data about the
 * staff: who changed an order, and the merchant's address. Of an order that was corrected to another phone, each phone's
 * export has only the messages that went to it; the former one's, on the last page, nothing else.
 * @throws DomainError as {@link requireAdmin} and {@link customerPhone}.
 */
export async function exportCustomer(
  { phone: typed, after }: ExportRequest,
  caller: Caller,
  { roleOf, recordsOf, ...ports }: ExportPorts,
): Promise<CustomerExport> {
  await requireAdmin(caller, roleOf);
  const { store, clock } = ports;
  const phone = await customerPhone(typed, store);
  let page: readonly FoundOrder[] = [];
  for await (page of store.ordersOfPhone(phone, after)) break;
  const orders: ExportedOrder[] = [];
  for (let first = 0; first < page.length; first += AT_ONCE) {
    const records = page.slice(first, first + AT_ONCE).map(({ id }) => recordsOf(id));
    for (const one of await Promise.all(records)) if (one) orders.push(exported(one));
  }
  log('customer-exported', { source: 'panel', orders: orders.length });
  const next = page.length < ORDERS_PER_PAGE ? null : page.at(-1)!.id;
  if (next === null)
    for (const id of await store.ordersOfFormerPhone(phone)) {
      const one = await recordsOf(id);
      if (one) orders.push(ofFormerPhone(one, phone));
    }
  const [stopped, cash_refusals] = await Promise.all([
    stoppedAt(phone, ports),
    store.transaction((tx) => tx.refusals(phoneKey(phone, ports))),
  ]);
  return {
    phone,
    messages_stopped_at: stopped?.toISOString() ?? null,
    cash_refusals,
    orders,
    kept: countKept(page, clock()),
    next,
  };
}

function countKept(page: readonly FoundOrder[], now: Date): KeptOrders {
  const kept: Partial<Record<keyof KeptOrders, number>> = {};
  for (const { read } of page) {
    const reason = reasonOf(read, now);
    if (reason !== null) kept[reason] = (kept[reason] ?? 0) + 1;
  }
  return kept;
}

function reasonOf(read: FoundOrder['read'], now: Date): keyof KeptOrders | null {
  try {
    return may(read(), now).whyNotErase;
  } catch {
    return 'unreadable';
  }
}

/** An order's internal fields, and the staff in other documents. */
const LEFT_OUT = new Set<string>([...INTERNAL_FIELDS, 'actor', 'actor_email', 'actor_name']);

const fieldsOf = (fields: ExportedFields): ExportedFields =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(fields).filter(([name]) => !LEFT_OUT.has(name))),
    ),
  ) as ExportedFields;

const isToCustomer = ({ kind }: ExportedFields): boolean => isCustomerMessage(kind as MessageKind);

/** A customer's message that went to another address than the order's, possibly another person's. */
const wentElsewhere = (
  message: ExportedFields,
  { customer_phone, customer_email }: ExportedFields,
): boolean =>
  isToCustomer(message) && !['', customer_phone, customer_email].includes(message['to']);

/** What an order has of a former phone: that messages went to it, without the customer's words. */
const ofFormerPhone = ({ order, messages }: ExportedOrder, phone: string): ExportedOrder => ({
  order: { order_number: order['order_number'] },
  history: [],
  refunds: [],
  messages: messages
    .filter((message) => isToCustomer(message) && message['to'] === phone)
    .map(({ kind, channel, to, state, created_at }) =>
      fieldsOf({ kind, channel, to, state, created_at }),
    ),
  invoices: [],
  credit_notes: [],
});

const exported = (records: ExportedOrder): ExportedOrder => ({
  order: fieldsOf(records.order),
  history: records.history.map(fieldsOf),
  refunds: records.refunds.map(fieldsOf),
  messages: records.messages
    .filter((message) => !wentElsewhere(message, records.order))
    .map((message) => fieldsOf(isToCustomer(message) ? message : { ...message, to: null })),
  invoices: records.invoices.map(fieldsOf),
  credit_notes: records.credit_notes.map(fieldsOf),
});
