import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { SPECULATION_RULES } from '../src/boot/speculation-rules.ts';
import { STORE_ROUTES } from '../src/routes/store-routes.ts';
import { clientShell } from './client-shell.ts';
import { assertPolicyAllows } from './content-policy.ts';
import { shellFile } from './hosting.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const isChunk = (
  output: Rolldown.OutputAsset | Rolldown.OutputChunk,
): output is Rolldown.OutputChunk => output.type === 'chunk';

/** The URLs of chunks and all their imports, dependencies first. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
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
  chunks.forEach(add);
  return inOrder;
}

/** By language and module. */
type PageScripts = Record<string, Record<string, string[]>>;

/** The scripts of each server-drawn page, by language and its module in the route table; the app's entry last. */
function pageScripts(bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const drawn = STORE_ROUTES.filter(({ head }) => head !== undefined);
  const catalogue = (locale: string): string => `i18n/${locale}/store-texts.ts`;
  /** @throws Error if a shopper would download another language's texts too. */
  const assertOneLanguage = (locale: Locale, scripts: readonly string[]): void => {
    for (const { fileName, moduleIds } of chunks)
      for (const other of LOCALES)
        if (
          other !== locale &&
          scripts.includes(`/${fileName}`) &&
          moduleIds.some((id) => id.endsWith(`/${catalogue(other)}`))
        )
          throw new Error(`Pages in ${locale} load the texts of ${other}, with ${fileName}.`);
  };
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!found) throw new Error(`The build has no chunk of ${module}.`);
    return found;
  };
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const texts = chunkOf(catalogue(locale));
      const scriptsOf = (module: string): string[] => {
        const scripts = withImports(bundle, [texts, chunkOf(module), entry]);
        assertOneLanguage(locale, scripts);
        return scripts;
      };
      return [locale, Object.fromEntries(drawn.map(({ module }) => [module, scriptsOf(module)]))];
    }),
  );
}

/** The inline scripts: of every page, and of a page with a form. */
export const inlineScripts = async (): Promise<Readonly<Record<'boot' | 'typedForm', string>>> => ({
  boot: await inlineScript('boot.ts'),
  typedForm: await inlineScript('typed-form.ts'),
});

/** A script in one piece, never requested separately. */
async function inlineScript(file: string): Promise<string> {
  const { output } = await build({
    input: here(`../src/boot/${file}`),
    transform: { target: 'es2022' },
    output: { format: 'iife', minify: true, comments: false },
    write: false,
  });
  return output[0].code.trim();
}

export const CLIENT_BUILD = 'virtual:client-build';

/** The part of app.html's head that every page has; titles differ. */
export function headOf(html: string): string {
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(html) ?? [];
  return head.replace(/<title>.*?<\/title>/, '');
}

const withoutScripts = (head: string): string =>
  head
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replaceAll(/\n\s*/g, '');

export const byLocale = <Value>(of: (locale: Locale) => Value): Record<string, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));

/** The source of a module with these exports. */
export const moduleOf = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/**
 * Passes the browser build's result to the server build as `virtual:client-build`.
 * Both are one build, the browser's first.
 */
export function clientBuild(): Plugin {
  let html = '';
  let scripts: PageScripts = {};
  return {
    name: 'ghar:client-build',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const document = bundle['app.html'];
        if (document?.type !== 'asset') throw new Error('The build has no app.html.');
        html = String(document.source);
        delete bundle['app.html'];
        for (const locale of LOCALES)
          this.emitFile({
            type: 'asset',
            fileName: shellFile(locale),
            source: clientShell(html, locale),
          });
        scripts = pageScripts(bundle);
        // Hosting's answer to unknown paths; the app shows its own not-found page.
        this.emitFile({
          type: 'asset',
          fileName: '404.html',
          source: clientShell(html, DEFAULT_LOCALE),
        });
      },
    },
    resolveId: (id) => (id === CLIENT_BUILD ? `\0${CLIENT_BUILD}` : undefined),
    async load(id) {
      if (id !== `\0${CLIENT_BUILD}`) return undefined;
      const inline = await inlineScripts();
      for (const script of [...Object.values(inline), SPECULATION_RULES])
        assertPolicyAllows(script, 'web/src/boot');
      return moduleOf({
        shells: byLocale((locale) => clientShell(html, locale)),
        heads: byLocale((locale) => withoutScripts(headOf(clientShell(html, locale)))),
        ...inline,
        scripts,
      });
    },
  };
}
