import { CONTENT_SECTIONS, parseContent } from '@ghar/domain/content/site-content';
import type { Locale } from '@ghar/domain/i18n/locale';
import type { StoreData } from '@ghar/domain/pages/store-data';
import * as v from 'valibot';
import type { StoreDataStore } from './store-data-store.ts';

type Content = StoreData['content'];

/** Message of a previewed page that asks for content. */
const ASKS = 'ghar-preview-asks';
const SHOWS = 'ghar-preview-shows';

const messageSchema = v.object({
  kind: v.literal(SHOWS),
  content: v.object({ hero: v.unknown(), features: v.unknown(), about: v.unknown() }),
});

/** Parses a message of the panel; null if it is another message or invalid. */
function readMessage(data: unknown, locale: Locale): Content | null {
  const message = v.safeParse(messageSchema, data);
  if (!message.success) return null;
  try {
    return Object.fromEntries(
      CONTENT_SECTIONS.map((section) => [
        section,
        parseContent(section, message.output.content[section], locale),
      ]),
    ) as Content;
  } catch {
    return null;
  }
}

/** In a previewed page: shows the content that the panel sends, in the page's language. */
export function followPreview(store: StoreDataStore, locale: Locale): void {
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent) return;
    const content = readMessage(data, locale);
    if (content) store.show(content);
  });
  parent.postMessage(ASKS, location.origin);
}

/** In the panel: sends content to a previewed page. */
export const sendPreview = (frame: HTMLIFrameElement, content: unknown): void =>
  frame.contentWindow?.postMessage({ kind: SHOWS, content }, location.origin);

/** Calls back whenever the frame's page asks for content. Returns a function that stops it. */
export function onPreviewAsks(frame: HTMLIFrameElement, answer: () => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent): void => {
    if (origin === location.origin && source === frame.contentWindow && data === ASKS) answer();
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
