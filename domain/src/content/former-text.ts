import * as v from 'valibot';

/** One admin's edits of one text within this time, in ms, count as one change. */
export const CHANGE_MS = 20 * 60_000;
/** How many former texts the panel offers to restore. */
export const FORMER_TEXTS_SHOWN = 20;

/** A document of `site_content/{section}/former_texts`: a text before a change. */
export const formerTextSchema = v.object({
  /** Path in the section's document: `title`, `content.badge`. */
  path: v.string(),
  /** Null if the section had no such text and the shop showed the default. */
  text: v.nullable(v.union([v.string(), v.array(v.string())])),
  /** When it was replaced. */
  created_at: v.date(),
  /** The user who replaced it, and their e-mail at that time. */
  updated_by: v.string(),
  email: v.nullable(v.string()),
});
export type FormerText = v.InferOutput<typeof formerTextSchema>;
