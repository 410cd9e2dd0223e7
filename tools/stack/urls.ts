import type { Ports } from './ports.ts';
import { host } from './project.ts';

/** The addresses of one stack, without trailing slashes. */
export type Urls = {
  hosting: string;
  functions: string;
  firestore: string;
  auth: string;
  storage: string;
  hub: string;
  sandbox: string;
  whatsapp: string;
  inbox: string;
};

const at = (port: number): string => `http://${host}:${port}`;

/** The addresses of a port set. */
export function urlsOf(ports: Ports): Urls {
  return {
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: at(ports.firestore),
    auth: at(ports.auth),
    storage: at(ports.storage),
    hub: at(ports.hub),
    sandbox: at(ports.sandbox),
    whatsapp: at(ports.whatsapp),
    inbox: at(ports.inbox),
  };
}
