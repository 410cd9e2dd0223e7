import { orderSchema } from '@ghar/domain/order/order';
import { useEffect, useState } from 'react';
import type { StoredOrder } from '../../components/admin/stored-order.ts';
import { findOrders } from '../../components/admin/find-orders.ts';
import { useReading } from '../../components/admin/use-reading.ts';
import type { Live } from '../../firebase/live.ts';
import { allPages } from '../../firebase/pages.ts';

const SHOWN = 7;
/** Documents read if results must be filtered. */
const LOOKED_THROUGH = 50;
/** Delay after typing before searching, in ms. */
const PAUSE_MS = 250;

export type FoundOrders = {
  /** The searched text; the input may be ahead. */
  readonly text: string;
  /** The newest, at most {@link SHOWN}. */
  readonly orders: readonly StoredOrder[];
  /** Older orders were not searched. */
  readonly isCut: boolean;
};

/** The newest matching orders: {@link SHOWN} reads, or {@link LOOKED_THROUGH}. @throws FirebaseError */
async function readFoundOrders(text: string): Promise<FoundOrders> {
  const asked = findOrders(text);
  if (asked === null) return { text, orders: [], isCut: false };
  const { query, having } = asked;
  const size = having ? LOOKED_THROUGH : SHOWN;
  const read = await allPages(query, orderSchema, size).next();
  const items = read.done ? [] : read.value.items;
  const found = items.filter((order) => having?.isMet(order, order.id) ?? true);
  return { text, orders: found.slice(0, SHOWN), isCut: items.length === size };
}

/** The results for a text while it is typed. */
export function useFoundOrders(text: string): Live<FoundOrders> {
  const [asked, setAsked] = useState({ text: '', retries: 0 });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ text: text.trim(), retries: 0 }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { retries } = asked;
  return useReading(
    JSON.stringify(asked),
    () => readFoundOrders(asked.text),
    () => setAsked({ ...asked, retries: retries + 1 }),
  );
}
