import type { Plugin } from 'vite';

/** Inlines the style sheet, which is small and would block rendering, and preloads the fonts of the first text. */
export function inlineStyles(): Plugin {
  return {
    name: 'ghar:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // No script depends on a style sheet that is inlined.
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const [sheet, ...others] = files.filter((file) => file.endsWith('.css'));
        const asset = sheet === undefined ? undefined : bundle[sheet];
        if (asset?.type !== 'asset' || others.length > 0)
          throw new Error('The build has not one style sheet.');
        delete bundle[sheet!];
        return {
          html: html.replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
          tags: [
            { tag: 'style', children: String(asset.source), injectTo: 'head' },
            ...files
              .filter((file) => /-shop-wght.*\.woff2$/.test(file))
              .map((file) => ({
                tag: 'link',
                attrs: {
                  rel: 'preload',
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: '',
                  href: `/${file}`,
                },
                injectTo: 'head' as const,
              })),
          ],
        };
      },
    },
  };
}
