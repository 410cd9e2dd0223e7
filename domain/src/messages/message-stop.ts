import * as v from 'valibot';

/** A document of `message_stops`: the last that a phone has written of STOP and START. */
export const messageStopSchema = v.object({
  stopped: v.boolean(),
  /** When it was written. */
  at: v.date(),
});
export type MessageStop = v.InferOutput<typeof messageStopSchema>;
