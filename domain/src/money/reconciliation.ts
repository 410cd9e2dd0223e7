import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A document of `reconciliations`: one run of the daily comparison of the books with the provider. */
export const reconciliationSchema = v.object({
  started_at: v.date(),
  ended_at: v.date(),
  /** What was compared. */
  payments: whole,
  refunds: whole,
  /** Those that differ; each is a task of its order. */
  differences: whole,
  /** Those that the provider did not answer. */
  unanswered: whole,
  /** Where the next run continues, by the orders' last change; null if the period was done. */
  continues_at: v.nullable(v.date()),
});
export type Reconciliation = v.InferOutput<typeof reconciliationSchema>;
