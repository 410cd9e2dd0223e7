import { isDocumentId } from '@ghar/domain/paths';

/** A cursor in a list: after a document, in one of the list's queries. */
export type Place = {
  readonly id: string;
  /** Index of the query in the list. */
  readonly part: number;
};

/** In a URL: `id`, or `id.2` for the third query. */
export const formatPlace = ({ id, part }: Place): string => (part === 0 ? id : `${id}.${part}`);

/** Parses a cursor; null if invalid. */
export function parsePlace(text: string): Place | null {
  const [, id = '', part = '0'] = /^([^.]*)(?:\.(\d))?$/.exec(text) ?? [];
  return isDocumentId(id) ? { id, part: Number(part) } : null;
}
