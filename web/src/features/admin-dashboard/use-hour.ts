import { useEffect, useState } from 'react';

const HOUR_MS = 60 * 60_000;
/** How often the clock is looked at, in ms: a timer until the next hour would sleep with the computer. */
const LOOK_MS = 60_000;

/** All time zones of the Gulf begin their hours together. */
const thisHour = (): number => Math.floor(Date.now() / HOUR_MS);

/** Changes with each hour, and so with each day: a panel stays open for days. */
export function useHour(): number {
  const [hour, setHour] = useState(thisHour);
  useEffect(() => {
    const timer = setInterval(() => setHour(thisHour()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return hour;
}
