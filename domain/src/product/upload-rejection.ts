import * as v from 'valibot';

/** Why an uploaded file was removed. */
export const REJECTION_REASONS = [
  /** Damaged, or not of an accepted type. */
  'not-an-image',
  /** A picture of another type than its name and content type claim. */
  'other-type',
  /** File or picture too large. */
  'too-large',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A document of `upload_rejections`; the admin sees and dismisses it. */
export const uploadRejectionSchema = v.object({
  storage_path: v.string(),
  product_id: v.string(),
  reason: v.picklist(REJECTION_REASONS),
  created_at: v.date(),
});
export type UploadRejection = v.InferOutput<typeof uploadRejectionSchema>;
