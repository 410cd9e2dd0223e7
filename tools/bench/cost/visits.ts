import { chromium, type Request } from 'playwright-core';
import type { Cdn } from '../web/cdn.ts';
import { kilobytes } from '../web/table.ts';

/** Bytes from the shop's own origin by kind, and the documents that the page's listeners receive. */
export type Visit = Awaited<ReturnType<typeof visit>>;

/** Visits a page with an empty cache, scrolls to its end and waits until everything has loaded. */
export async function visit(
  { origin, trusted, sent }: Pick<Cdn, 'origin' | 'trusted' | 'sent'>,
  path: string,
  firestoreHost: string,
  executablePath: string,
) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', trusted],
    handleSIGINT: false,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    });
    const bytes: Record<string, number> = {};
    const weighed: Promise<void>[] = [];
    let requests = 0;
    let reads = 0;
    sent.clear();
    page.on('request', (request) => {
      if (new URL(request.url()).host !== firestoreHost) return;
      const body = decodeURIComponent(request.postData() ?? '');
      reads += (body.match(/"addTarget"/g) ?? []).length;
    });
    const weigh = async (request: Request): Promise<void> => {
      const { responseHeadersSize } = await request.sizes();
      // the browser does not report the size of a worker's script; cached responses are not sent
      const address = request.url().slice(origin.length);
      const bodySize = sent.get(address) ?? 0;
      sent.delete(address);
      const kind = request.resourceType();
      requests += 1;
      bytes[kind] = (bytes[kind] ?? 0) + bodySize + responseHeadersSize;
    };
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(origin)) weighed.push(weigh(request));
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    // scrolling hydrates the page, which then listens to the price
    await page.waitForTimeout(4000);
    await Promise.all(weighed);
    return { bytes, requests, reads };
  } finally {
    await browser.close();
  }
}

export const describeVisit = (path: string, { bytes, requests, reads }: Visit): string => {
  const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${kilobytes(size)}`);
  const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return `${path}: ${kilobytes(all)} in ${requests} requests (${kinds.join(', ')}), ${reads} Firestore read`;
};
