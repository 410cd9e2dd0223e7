import { useEffect, useState } from 'react';

const HOUR_MS = 60 * 60_000;
/** Interval of checking the clock, in ms: a timer until the next hour would sleep with the computer. */
const LOOK_MS = 60_000;

/** All Gulf time zones have whole-hour offsets. */
const thisHour = (): number => Math.floor(Date.now() / HOUR_MS);

/** Changes every hour, and thus every day: a panel stays open for days. */
export function useHour(): number {
  const [hour, setHour] = useState(thisHour);
  useEffect(() => {
    const timer = setInterval(() => setHour(thisHour()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return hour;
}
