const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes of the day. */
const MORNING = 8 * 60;
const EVENING = 22 * 60;

/** The moment itself; or the next 8:00 if it is between 22:00 and 8:00 in the zone. */
export function outsideQuietHours(at: Date, timeZone: string): Date {
  const minutes = minuteOfDay(at, timeZone);
  if (minutes >= MORNING && minutes < EVENING) return at;
  const wait = (MORNING - minutes + DAY_MINUTES) % DAY_MINUTES;
  const started = at.getTime() - (at.getTime() % MINUTE_MS);
  return new Date(started + wait * MINUTE_MS);
}

function minuteOfDay(at: Date, timeZone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(at);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
