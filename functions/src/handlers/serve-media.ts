import { parseMediaPath } from '@ghar/domain/product/media';
import { parseProductImagePath } from '@ghar/domain/paths';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PictureFiles } from '../pictures/picture-files.ts';

/** Files are immutable once served. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Long enough for the CDN to absorb a rush on a missing file, short enough for a picture being added. */
const A_MINUTE = 'public, max-age=60';

/**
 * Streams a product picture, variant or card under /media. 404 for other paths and for uploads not yet replaced by
 * their copies; 405 for other methods.
 */
export async function serveMedia(
  { method, path }: { readonly method: string; readonly path: string },
  response: ServerResponse,
  files: Pick<PictureFiles, 'find'>,
): Promise<void> {
  const refuse = (status: number, headers: Readonly<Record<string, string>>): void =>
    void response.writeHead(status, headers).end();

  if (method !== 'GET' && method !== 'HEAD')
    return refuse(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  const notFound = (): void => refuse(404, { 'Cache-Control': A_MINUTE });
  const media = parseMediaPath(path);
  const file = media && (await files.find(media.storagePath));
  if (!file || file.contentType !== media.type) return notFound();
  // an upload may hold GPS metadata, and the CDN would cache it
  if (parseProductImagePath(media.storagePath) && !file.isCopy) return notFound();

  const head = (): ServerResponse =>
    response.writeHead(200, {
      'Content-Type': media.type,
      'Content-Length': file.size,
      'Cache-Control': FOR_EVER,
    });
  if (method === 'HEAD') return void head().end();
  const bytes = await file.open();
  if (!bytes) return notFound();
  await pipeline(bytes, head()).catch(unlessLeft);
}

/** A client's disconnect is not an error. */
function unlessLeft(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
    throw error;
}
