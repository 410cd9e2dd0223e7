import type { CashRefusals } from '@ghar/domain/order/cash-refusals';
import { phoneKey, type PhoneKeyPorts } from './message-stops.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

type Tx = Pick<OrderTransaction, 'refusals' | 'putRefusals'>;

/** Counts a parcel that was refused at the door, or takes it back (`by` -1). Nobody is counted once erased. */
export async function countRefusal(
  tx: Tx,
  { customer_phone: phone, country }: StoredOrder,
  by: 1 | -1,
  ports: PhoneKeyPorts,
): Promise<void> {
  if (phone === '') return;
  const name = phoneKey(phone, ports);
  const before: CashRefusals = (await tx.refusals(name)) ?? { count: 0, countries: {} };
  const added = (count = 0): number => Math.max(0, count + by);
  tx.putRefusals(name, {
    count: added(before.count),
    countries: { ...before.countries, [country]: added(before.countries[country]) },
  });
}

/** The number of parcels that a phone's customer has refused. */
export const refusalsOf = async (
  tx: Pick<Tx, 'refusals'>,
  phone: string,
  ports: PhoneKeyPorts,
): Promise<number> => (await tx.refusals(phoneKey(phone, ports)))?.count ?? 0;
