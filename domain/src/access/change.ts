import * as v from 'valibot';

/** How many changes the panel lists. */
export const CHANGES_SHOWN = 30;

const valueSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export type ChangedValue = v.InferOutput<typeof valueSchema>;

/** A document of `changes`: what one write did to a field of a product, of the settings, the content or a role. */
export const changeSchema = v.object({
  /** `price`; of a map `notify.summary`. */
  field: v.string(),
  /** Null if the field was missing, or is. */
  from: valueSchema,
  to: valueSchema,
  /** The uid of who wrote it, or `SERVER_ACTOR`; null if unknown, as for a deletion. */
  actor: v.nullable(v.string()),
  actor_email: v.nullable(v.string()),
  created_at: v.date(),
});
export type Change = v.InferOutput<typeof changeSchema>;
