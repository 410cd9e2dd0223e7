import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { picturePath, productImageFolder, productImagePath, productPath } from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import sharp from 'sharp';
import { vi } from 'vitest';
import { connectAdminSdk, type ServerSdk } from '../../tools/server-sdk.ts';
import { stack } from '../stack.ts';
import { announce } from './backend.ts';
import { signUpAdmin, type Client } from './client.ts';
import { db } from './database.ts';

let made = Date.now();
export const freshPath = (productId: string): string => productImagePath(productId, made++, 'jpg');

/** Delivers the event of a created or deleted document to a trigger; resolves when it has run. */
export function announceDocument(
  name: 'makePictureVariants' | 'removePictureFiles' | 'removeProductPictures',
  path: string,
  storagePath?: string,
): Promise<number> {
  const kind = name === 'makePictureVariants' ? 'created' : 'deleted';
  const now = new Date().toISOString();
  const database = `projects/${stack.projectId}/databases/(default)`;
  const snapshot = {
    name: `${database}/documents/${path}`,
    fields: storagePath === undefined ? {} : { storage_path: { stringValue: storagePath } },
    createTime: now,
    updateTime: now,
  };
  return announce(name, {
    type: `google.cloud.firestore.document.v1.${kind}`,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    datacontenttype: 'application/json',
    project: stack.projectId,
    database: '(default)',
    namespace: '(default)',
    location: FUNCTIONS_REGION,
    document: path,
    data: kind === 'created' ? { value: snapshot } : { oldValue: snapshot },
  });
}

/** Adds and deletes pictures as the panel does, and reads the documents and files that result. */
export class PictureClient {
  readonly admin: Client;
  readonly server: ServerSdk;
  /** A JPEG, which has three variants and a card. */
  readonly small: Uint8Array;

  constructor(admin: Client, server: ServerSdk, small: Uint8Array) {
    this.admin = admin;
    this.server = server;
    this.small = small;
  }

  static async open(): Promise<PictureClient> {
    const background = { width: 40, height: 30, channels: 3, background: 'green' } as const;
    const small = await sharp({ create: background }).jpeg().toBuffer();
    return new PictureClient(await signUpAdmin(), connectAdminSdk(stack), small);
  }

  async close(): Promise<void> {
    await Promise.all([this.admin.close(), this.server.close()]);
  }

  /** A new product for each test, and so a folder of its own. */
  async addProduct(): Promise<string> {
    const id = `product-${made++}`;
    await db.doc(productPath(id)).set({ name: 'صابون', is_active: false });
    return id;
  }

  deleteProduct(id: string): Promise<void> {
    return deleteDoc(doc(this.admin.firestore, productPath(id)));
  }

  /** Uploads a JPEG; returns its path. */
  async upload(productId: string, bytes = this.small, path = freshPath(productId)) {
    await uploadBytes(ref(this.admin.storage, path), bytes, { contentType: 'image/jpeg' });
    return path;
  }

  /** Adds a picture's document; returns its id. */
  async addPicture(productId: string, storagePath: string): Promise<string> {
    const id = `picture-${made++}`;
    await setDoc(doc(this.admin.firestore, picturePath(id)), {
      product_id: productId,
      image_url: 'https://ghar.example/picture',
      storage_path: storagePath,
      alt_text: 'صابون',
      display_order: 0,
      is_primary: false,
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
      updated_by: this.admin.uid,
    });
    return id;
  }

  deletePicture(id: string): Promise<void> {
    return deleteDoc(doc(this.admin.firestore, picturePath(id)));
  }

  async picture(id: string) {
    return (await db.doc(picturePath(id)).get()).data();
  }

  async untilDrawn(id: string): Promise<void> {
    const isDrawn = async (): Promise<boolean> =>
      (await this.picture(id))?.['variants'] !== undefined;
    await vi.waitUntil(isDrawn, { timeout: 120_000, interval: 100 });
  }

  /** The files in Storage for a product. */
  async filesOf(productId: string): Promise<string[]> {
    const prefix = productImageFolder(productId);
    const [files] = await this.server.bucket.getFiles({ prefix });
    return files.map(({ name }) => name).toSorted();
  }
}
