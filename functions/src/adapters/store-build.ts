import type { StoreServer } from '@ghar/domain/pages/store-server';

type SecurityHeaders = { readonly securityHeaders: Readonly<Record<string, string>> };

/** Loads the storefront's server build beside this bundle. */
export const loadStoreServer = (build: string): Promise<StoreServer> =>
  load<StoreServer>(build, 'store-server');

/** Loads the headers that Hosting adds to every response. */
export const loadSecurityHeaders = async (
  build: string,
): Promise<SecurityHeaders['securityHeaders']> =>
  (await load<SecurityHeaders>(build, 'security-headers')).securityHeaders;

/** Node caches imported modules. */
const load = <Module>(build: string, name: string): Promise<Module> =>
  import(new URL(`./${build}/${name}.js`, import.meta.url).href) as Promise<Module>;
