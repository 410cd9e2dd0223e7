import { orderSchema } from '@ghar/domain/order';
import { useEffect, useState } from 'react';
import { findOrders } from '../../components/admin/find-orders.ts';
import { useReading } from '../../components/admin/use-reading.ts';
import type { Stored } from '../../firebase/documents.ts';
import type { Live } from '../../firebase/live.ts';
import { allPages } from '../../firebase/pages.ts';

export type FoundOrder = Stored<typeof orderSchema>;

const SHOWN = 7;
/** Read where the answers have to be looked through. */
const LOOKED_THROUGH = 50;
/** A pause in typing, in ms, after which is searched. */
const PAUSE_MS = 250;

/** The newest orders found by a text: {@link SHOWN} reads, or {@link LOOKED_THROUGH}. @throws FirebaseError */
async function readFoundOrders(text: string): Promise<readonly FoundOrder[]> {
  const asked = findOrders(text);
  if (asked === null) return [];
  const { query, having } = asked;
  const size = having ? LOOKED_THROUGH : SHOWN;
  for await (const { items } of allPages(query, orderSchema, size))
    return items.filter((order) => having?.isMet(order, order.id) ?? true).slice(0, SHOWN);
  return [];
}

/** What is found by a text that is being typed. */
export function useFoundOrders(text: string): Live<readonly FoundOrder[]> {
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
