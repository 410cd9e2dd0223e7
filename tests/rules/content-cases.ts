import { CONTENT_LIMITS, SHARED_TEXTS } from '@ghar/domain/content/site-content';
import type { Fields } from './documents.ts';
import { decisive, Described, figure, show, text, texts, type Cases } from './field-cases.ts';

const CONTENT_TEXT = text(CONTENT_LIMITS.text);
const CONTENT_TEXTS = texts(CONTENT_LIMITS.entries, CONTENT_LIMITS.entriesLength);
/** Texts that hold a number, with all cases for each. */
const FIGURES = new Set(['weight', 'washes']);
/**
 * Cases for a section's content, one key at a time: all cases for the first text and the first
 * list, whose predicates the others share, and the decisive ones for the others. All other keys are
 * empty.
 */
export function contentCases(content: Fields): Cases {
  const keys = Object.keys(content);
  const empty = Object.fromEntries(keys.map((key) => [key, Array.isArray(content[key]) ? [] : '']));
  const firsts = new Set(
    [false, true].map((isList) => keys.find((key) => Array.isArray(content[key]) === isList)),
  );
  const casesOf = (key: string): Cases => {
    if (FIGURES.has(key)) return figure;
    const cases = Array.isArray(content[key]) ? CONTENT_TEXTS : CONTENT_TEXT;
    return firsts.has(key) ? cases : decisive(cases);
  };
  const each = (kind: keyof Cases): Described[] =>
    keys.flatMap((key) =>
      casesOf(key)[kind].map(
        (value) => new Described(`{ ${key}: ${show(value)}, … }`, { ...empty, [key]: value }),
      ),
    );
  const but = (key: string): Described =>
    new Described(
      `all but ${key}`,
      Object.fromEntries(Object.entries(empty).filter(([name]) => name !== key)),
    );
  return {
    good: [new Described('the default', content), ...each('good'), ...keys.map(but), {}],
    bad: [...each('bad'), null, 'نص'],
  };
}

/** {@link contentCases} of a translation, which has none of the texts that are the same in every language. */
export function translatedContentCases(content: Fields): Cases {
  const { good, bad } = contentCases(content);
  return { good, bad: [...bad, ...SHARED_TEXTS.map((key) => ({ [key]: '1' }))] };
}
