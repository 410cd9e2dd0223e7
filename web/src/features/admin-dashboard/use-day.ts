import { useEffect, useState } from 'react';
import { midnight } from '../../components/admin/midnight.ts';

/** How often the clock is looked at, in ms: a timer until midnight would sleep with the computer. */
const LOOK_MS = 60_000;

const today = (): number => midnight(new Date(), 0).getTime();

/** The start of the present day. It changes at midnight: a panel stays open for days. */
export function useDay(): number {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return day;
}
