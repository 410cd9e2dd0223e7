import type { Page, Request } from 'playwright-core';

/** The address of a listener's requests. */
export const LISTEN = /\/google\.firestore\.v1\.Firestore\/Listen\/channel/;
const QUERY = /:run(?:Aggregation)?Query/;
type Query = { readonly url: string; readonly body: string };
type Message = { readonly addTarget?: { readonly query?: { readonly parent: string } } };

/** The queries that a page asks of Firestore's emulator, which can be asked again without browser and rules. */
export class AskedQueries {
  #queries: Query[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#queries.push(...queriesIn(request)));
  }

  forget(): void {
    this.#queries = [];
  }

  /** Asks all of them at once; returns how long that takes, in ms. */
  async again(): Promise<number> {
    const start = performance.now();
    await Promise.all(this.#queries.map(ask));
    return performance.now() - start;
  }
}

/** A listener's query is a form's field. */
function queriesIn(request: Request): Query[] {
  const [url, body] = [request.url(), request.postData() ?? ''];
  if (QUERY.test(url)) return [{ url, body }];
  if (!LISTEN.test(url)) return [];
  return [...new URLSearchParams(body).values()].flatMap((value) => {
    const { query } = (value.startsWith('{') && (JSON.parse(value) as Message).addTarget) || {};
    if (!query) return [];
    const { parent, ...structured } = query;
    return [{ url: new URL(`/v1/${parent}:runQuery`, url).href, body: JSON.stringify(structured) }];
  });
}

async function ask({ url, body }: Query): Promise<void> {
  // the emulator's name for who bypasses the rules
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
