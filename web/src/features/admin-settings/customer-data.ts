import type { CustomerErasure, CustomerExport } from '@ghar/domain/callables';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import type { KeptOrders } from '@ghar/domain/order/may';
import { parsePhone } from '@ghar/domain/contact/phone';
import { callAsAdmin } from '../../firebase/admin-callable.ts';
import { CallError } from '../../firebase/call-error.ts';

/** All data stored about a phone's customer. */
export type CustomerData = Omit<CustomerExport, 'next'>;

/** True iff the input may be a phone of the six countries, or has a dial code. */
export const mayBePhone = (typed: string): boolean =>
  COUNTRY_CODES.some((country) => parsePhone(typed, country) !== null);

const sumOf = (one: KeptOrders, other: KeptOrders): KeptOrders =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)] as (keyof KeptOrders)[])].map(
      (reason) => [reason, (one[reason] ?? 0) + (other[reason] ?? 0)],
    ),
  );

/** The number of kept orders. */
export const keptCount = (kept: KeptOrders): number =>
  Object.values(kept).reduce((sum, count) => sum + count, 0);

/**
 * Reads all data stored about a phone, page by page; null if the backend says that the number is not assigned.
 * @throws CallError
 */
export async function readCustomer(typed: string): Promise<CustomerData | null> {
  try {
    let read = await callAsAdmin('exportCustomer', { phone: typed });
    while (read.next !== null) {
      const page = await callAsAdmin('exportCustomer', { phone: read.phone, after: read.next });
      const orders = [...read.orders, ...page.orders];
      read = { ...page, orders, kept: sumOf(read.kept, page.kept) };
    }
    return read;
  } catch (error) {
    if (error instanceof CallError && error.message === 'phone-invalid') return null;
    throw error;
  }
}

/**
 * Erases a phone's customer, in as many calls as needed. After a failure the next try continues.
 * @throws CallError
 */
export async function eraseCustomer(phone: string): Promise<Omit<CustomerErasure, 'complete'>> {
  let erased = 0;
  for (;;) {
    const answer = await callAsAdmin('eraseCustomer', { phone });
    erased += answer.erased;
    if (answer.complete) return { erased, kept: answer.kept };
  }
}
