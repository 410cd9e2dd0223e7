import { parseMediaPath } from '@ghar/domain/media';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PictureFiles } from '../pictures/picture-files.ts';

/** No file is ever replaced: what is there now is what will be there. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Long enough for a rush on nothing to reach the CDN only, short enough for a picture that is on its way. */
const A_MINUTE = 'public, max-age=60';

/**
 * Answers with the picture of a product, or what was drawn of it, that an address
 * under /media is of; 404 for everything else, 405 for what is no reading.
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
  const media = parseMediaPath(path);
  const file = media && (await files.find(media.storagePath));
  if (!file || file.contentType !== media.type) return refuse(404, { 'Cache-Control': A_MINUTE });

  response.writeHead(200, {
    'Content-Type': media.type,
    'Content-Length': file.size,
    'Cache-Control': FOR_EVER,
  });
  if (method === 'HEAD') response.end();
  else await pipeline(file.open(), response).catch(unlessLeft);
}

/** Whoever goes away half-way is no failure. */
function unlessLeft(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
    throw error;
}
