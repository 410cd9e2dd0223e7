import type { StoreServer } from '@ghar/domain/store-server';

let loaded: Promise<StoreServer> | undefined;

/** The server side of the storefront, that the web build has put beside this bundle. */
export function loadStoreServer(build: string): Promise<StoreServer> {
  const file = new URL(`./${build}/store-server.js`, import.meta.url).href;
  loaded ??= import(file) as Promise<StoreServer>;
  return loaded;
}
