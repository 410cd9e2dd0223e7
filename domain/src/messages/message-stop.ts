import * as v from 'valibot';

/** A document of `message_stops`: a phone's latest STOP or START. */
export const messageStopSchema = v.object({
  stopped: v.boolean(),
  /** When the customer wrote it. */
  at: v.date(),
});
export type MessageStop = v.InferOutput<typeof messageStopSchema>;
