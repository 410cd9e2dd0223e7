import type { Ports } from './ports.ts';
import { host } from './project.ts';

const NAMES = [
  'hosting',
  'functions',
  'firestore',
  'auth',
  'storage',
  'hub',
  'sandbox',
  'whatsapp',
  'inbox',
  'ui',
] as const;

/** The addresses of one stack, without trailing slashes. */
export type Urls = Record<(typeof NAMES)[number], string>;

/** The addresses of a port set. */
export const urlsOf = (ports: Ports): Urls =>
  Object.fromEntries(NAMES.map((name) => [name, `http://${host}:${ports[name]}`])) as Urls;
