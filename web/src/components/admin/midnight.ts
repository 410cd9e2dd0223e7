/** The start of the day `days` after `time`, in the reader's time zone. */
export const midnight = (time: Date, days: number): Date =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + days);
