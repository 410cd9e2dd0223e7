import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namedProject } from './doctor/read-deployment.ts';
import { inlineScripts } from '../web/build/client-build.ts';
import {
  hostingRedirects,
  hostingRewrites,
  withFunctionsHost,
  withScriptHashes,
} from '../web/build/hosting.ts';
import { SPECULATION_RULES } from '../web/src/boot/speculation-rules.ts';

/**
 * `npm run hosting`: writes into firebase.json the redirects and rewrites of the route tables, and for the content
 * policy the hashes of the inline scripts and the host of the named project's functions.
 */
const FILE = new URL('../firebase.json', import.meta.url);
const config = JSON.parse(readFileSync(FILE, 'utf8')) as {
  hosting: {
    redirects: object[];
    rewrites: object[];
    headers: { headers: { key: string; value: string }[] }[];
  };
};
const hash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

config.hosting.redirects = hostingRedirects();
config.hosting.rewrites = hostingRewrites();
const hashes = [...Object.values(await inlineScripts()), SPECULATION_RULES].map(hash);
for (const { headers } of config.hosting.headers)
  for (const header of headers)
    if (header.key === 'Content-Security-Policy')
      header.value = withFunctionsHost(withScriptHashes(header.value, hashes), namedProject());

writeFileSync(FILE, JSON.stringify(config));
execFileSync('node_modules/.bin/oxfmt', [fileURLToPath(FILE)]);
