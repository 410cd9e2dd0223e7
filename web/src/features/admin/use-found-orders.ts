import { orderSchema } from '@ghar/domain/order';
import { searchTerms } from '@ghar/domain/order-search';
import { ordersFound } from '@ghar/domain/queries';
import { useEffect, useState } from 'react';
import { useReading } from '../../components/admin/use-reading.ts';
import type { Stored } from '../../firebase/documents.ts';
import type { Live } from '../../firebase/live.ts';
import { allPages } from '../../firebase/pages.ts';

export type FoundOrder = Stored<typeof orderSchema>;

const SHOWN = 7;
/** Read where the answers have to be looked through for further words. */
const LOOKED_THROUGH = 50;
/** A pause in typing, in ms, after which is searched. */
const PAUSE_MS = 250;

/** The newest orders found by a text. At most {@link SHOWN} reads for one word, {@link LOOKED_THROUGH} for more. */
async function findOrders(text: string): Promise<readonly FoundOrder[]> {
  const [token, ...others] = searchTerms(text);
  if (token === undefined) return [];
  const size = others.length === 0 ? SHOWN : LOOKED_THROUGH;
  for await (const { items } of allPages(ordersFound(token, {}), orderSchema, size))
    return items
      .filter(({ search }) => others.every((term) => search.includes(term)))
      .slice(0, SHOWN);
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
    () => findOrders(asked.text),
    () => setAsked({ ...asked, retries: retries + 1 }),
  );
}
