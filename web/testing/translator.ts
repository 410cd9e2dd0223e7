const NOT_TRANSLATED = 'font, script, style, title, option, textarea';

/** Replaces a text with a translation. The words stay, so that tests can compare them. */
export type Translation = (text: Text) => void;

function wrapperOf(words: Text): HTMLElement {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).append(words);
  return outer;
}

/** How translators replace texts. */
export const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  'in its place': (text) => text.replaceWith(wrapperOf(new Text(text.data))),
  'before it, and the text removed': (text) => {
    text.before(wrapperOf(new Text(text.data)));
    text.remove();
  },
  'around it': (text) => {
    const place = document.createTextNode('');
    text.replaceWith(place);
    place.replaceWith(wrapperOf(text));
  },
};

function translate(translation: Translation): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.trim() !== '' && !text.parentElement!.closest(NOT_TRANSLATED)) translation(text);
}

/** Translates the page as a browser's translator does: present and later texts. Returns a function that stops it. */
export function startTranslator(translation = TRANSLATIONS['in its place']!): () => void {
  const observer = new MutationObserver(() => translate(translation));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(translation);
  return () => observer.disconnect();
}
