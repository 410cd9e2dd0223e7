import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { ORDER_RULES } from '../src/app/prefetch-order.ts';
import { assertPolicyAllows } from './content-policy.ts';

/** What of the app can run by itself, before the rest of it has come. */
const FIRST_MODULE = 'src/app/asleep.ts';
/** In the place of a path: every page that is not named. */
const OTHERS = '*';

/** The pages that are drawn on the server, by path, and the modules that each needs beside the app; all others load theirs. */
const PAGE_MODULES = {
  [OTHERS]: [],
  '/': ['src/features/home/home-page.tsx'],
  '/product-details': ['src/features/product-details/product-details-page.tsx'],
  '/order': ['src/features/order/order-page.tsx'],
} as const;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isChunk = (
  output: Rolldown.OutputAsset | Rolldown.OutputChunk,
): output is Rolldown.OutputChunk => output.type === 'chunk';

/** Scripts and all that they import, as addresses: each after those that it imports. */
function withImports(
  bundle: Rolldown.OutputBundle,
  scripts: readonly Rolldown.OutputChunk[],
): string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const inOrder: string[] = [];
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const output = bundle[name];
      if (output && isChunk(output)) add(output);
    }
    inOrder.push(`/${chunk.fileName}`);
  };
  scripts.forEach(add);
  return inOrder;
}

/** The script that stands in the page itself: small, and asked for by nobody. */
export async function bootScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('../src/boot/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // Modules are strict anyway; the compiler's option would have the script say so.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

export const CLIENT_BUILD = 'virtual:client-build';

/** What of the built or served app.html goes into the head of every page: each has a title of its own. */
export function headOf(html: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  return head.replace(/<title>.*?<\/title>/, '');
}

/** The source of a module with these exports. */
export const moduleOf = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Tells the server's build what the browser's has come to: `virtual:client-build`.
 * The two are one build, the browser's first.
 */
export function clientBuild(): Plugin {
  let html = '';
  let scripts: Record<string, string[]> = {};
  return {
    name: 'ghar:client-build',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const chunks = Object.values(bundle).filter(isChunk);
        const document = bundle['app.html'];
        const main = chunks.find((chunk) => chunk.isEntry);
        const first = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(FIRST_MODULE)),
        );
        if (document?.type !== 'asset' || !main) throw new Error('The build has no app.html.');
        if (!first) throw new Error(`The build has no chunk of ${FIRST_MODULE}.`);
        if (first.imports.length > 0)
          throw new Error(`${FIRST_MODULE} is to come alone: ${first.imports.join(', ')}`);
        html = String(document.source);
        scripts = Object.fromEntries(
          Object.entries(PAGE_MODULES).map(([path, modules]) => {
            const own = modules.map((module) => {
              const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
              if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
              return chunk;
            });
            return [path, withImports(bundle, [first, ...own, main])];
          }),
        );
        // What Hosting answers where there is nothing: the app says so in its own words.
        this.emitFile({ type: 'asset', fileName: '404.html', source: html });
      },
    },
    resolveId: (id) => (id === CLIENT_BUILD ? `\0${CLIENT_BUILD}` : undefined),
    async load(id) {
      if (id !== `\0${CLIENT_BUILD}`) return undefined;
      const boot = await bootScript();
      assertPolicyAllows(boot, 'web/src/boot', 'first');
      assertPolicyAllows(ORDER_RULES, 'web/src/app/prefetch-order.ts', 'second');
      const head = headOf(html)
        .replaceAll(
          /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
          '',
        )
        .replaceAll(/\n\s*/g, '');
      return moduleOf({ shell: html, head, boot, scripts });
    },
  };
}
