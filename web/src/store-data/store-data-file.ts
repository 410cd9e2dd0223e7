import type { Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import type { StoreData } from '@ghar/domain/pages/store-data';

/** The pages' data as a file, one for each language. All pages of a visit share it, and their HTML stays small. */
export const STORE_DATA_PATH = '/store-data.json';

export type StoreDataFile = {
  /** Hash of the data; the page that was drawn from it has it in its address of this file. */
  readonly version: string;
  readonly data: StoreData;
};

/** The file's address for a page drawn from that version; cached forever. */
export const storeDataAddress = (version: string, locale: Locale): string =>
  localePath(locale, `${STORE_DATA_PATH}?v=${version}`);

/**
 * Fetches the data of a server-drawn page. `isOfPage` is false iff it has changed since the page was drawn.
 * @throws Error if there is no answer.
 */
export async function fetchStoreData(
  address: string,
): Promise<{ readonly data: StoreData; readonly isOfPage: boolean }> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { version, data } = (await answer.json()) as StoreDataFile;
  return { data, isOfPage: new URL(address, location.href).searchParams.get('v') === version };
}
