import * as v from 'valibot';

/** Writes of one text by one admin within this time, in ms, are one change. */
export const CHANGE_MS = 20 * 60_000;
/** The number of former texts that can be taken back. */
export const FORMER_TEXTS_SHOWN = 20;

/** A document of `site_content/{section}/former_texts`: a text as it was before a change. */
export const formerTextSchema = v.object({
  /** In the section's document: `title`, `content.badge`. */
  path: v.string(),
  /** null where the section had no such text, and the shop showed the default. */
  text: v.nullable(v.union([v.string(), v.array(v.string())])),
  /** When it was replaced. */
  created_at: v.date(),
  /** The user who replaced it, and their e-mail as it was then. */
  updated_by: v.string(),
  email: v.nullable(v.string()),
});
export type FormerText = v.InferOutput<typeof formerTextSchema>;
