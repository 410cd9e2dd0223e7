import { productImageSchema } from '@ghar/domain/product';
import { storePictureSchema } from '@ghar/domain/store-data';
import * as v from 'valibot';

/** A document of `product_images`, with what the server has drawn of it so far. */
export const pictureSchema = v.object({
  ...storePictureSchema.entries,
  ...productImageSchema.entries,
});
export type StoredPicture = v.InferOutput<typeof pictureSchema> & { readonly id: string };
