import * as v from 'valibot';

/** Why an uploaded file was removed. */
export const REJECTION_REASONS = [
  /** It is no picture of an accepted type, or a damaged one. */
  'not-an-image',
  /** It is a picture, but of another type than its name and content type claim. */
  'other-type',
  /** Its file or its picture is too large. */
  'too-large',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** A document of `upload_rejections`, for the admin to see and to dismiss. */
export const uploadRejectionSchema = v.object({
  storage_path: v.string(),
  product_id: v.string(),
  reason: v.picklist(REJECTION_REASONS),
  created_at: v.date(),
});
export type UploadRejection = v.InferOutput<typeof uploadRejectionSchema>;
