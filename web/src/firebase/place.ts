import { isDocumentId } from '@ghar/domain/paths';

/** A place in a list: after a document, in the answer of one of the list's queries. */
export type Place = {
  readonly id: string;
  /** The position of the query among those of the list. */
  readonly part: number;
};

/** As a URL holds it: `id`, or `id.2` in the answer of the third query. */
export const formatPlace = ({ id, part }: Place): string => (part === 0 ? id : `${id}.${part}`);

/** Reads a place; null if it is none. */
export function parsePlace(text: string): Place | null {
  const [, id = '', part = '0'] = /^([^.]*)(?:\.(\d))?$/.exec(text) ?? [];
  return isDocumentId(id) ? { id, part: Number(part) } : null;
}
