import type { StoreServer } from '@ghar/domain/store-server';

type SecurityHeaders = { readonly securityHeaders: Readonly<Record<string, string>> };

/** The server side of the storefront, that the web build has put beside this bundle. */
export const loadStoreServer = (build: string): Promise<StoreServer> =>
  load<StoreServer>(build, 'store-server');

/** The headers that Hosting sends with every answer, by name. */
export const loadSecurityHeaders = async (
  build: string,
): Promise<SecurityHeaders['securityHeaders']> =>
  (await load<SecurityHeaders>(build, 'security-headers')).securityHeaders;

/** Node keeps a module that was imported once. */
const load = <Module>(build: string, name: string): Promise<Module> =>
  import(new URL(`./${build}/${name}.js`, import.meta.url).href) as Promise<Module>;
