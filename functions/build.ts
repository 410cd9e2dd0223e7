import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/**
 * Bundles the backend into lib/index.js. The domain workspace and its libraries
 * are inlined, so that a deploy of this folder alone installs; the server SDKs
 * and what is native stay dependencies.
 */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: [here('src/index.ts')],
  outfile: here('lib/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external: ['firebase-admin', 'firebase-functions', '@google-cloud/*', 'nodemailer', 'sharp'],
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => {
  process.exitCode = 1; // esbuild has said why.
});
