import { findOrInstallFirefox } from './firefox.ts';
import { findOrInstallWebKit, type WebKit } from './webkit.ts';

/** The browsers besides Chromium that this machine has or can install. */
export type Engines = { webkit?: WebKit; firefox?: string };

export async function findOrInstallEngines(): Promise<Engines> {
  const webkit = await findOrInstallWebKit();
  const firefox = await findOrInstallFirefox();
  return { ...(webkit && { webkit }), ...(firefox && { firefox }) };
}
