import type { Plugin } from 'vite';

const stub = (name: string, reason: string): string =>
  `${name}() { throw new Error(${JSON.stringify(`${reason}: see web/build/unused-code.ts`)}); }`;

/** Modules of libraries that are reached by an import and never run here, with what stands in for them. */
const UNUSED: readonly (readonly [module: RegExp, source: string])[] = [
  // Firestore evaluates regular expressions of pipelines on its cache; the shop has no pipelines. 40 kB.
  [
    /\/re2js\/[^?]*$/,
    `export const RE2JS = { ${stub('compile', 'Pipelines with regular expressions need re2js')} };`,
  ],
  // The theme turns the ripple off and has no CSS variables.
  [/\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, 'export default () => null;'],
  [
    /\/@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    `export default function ${stub('createThemeWithVars', 'A theme with CSS variables')}`,
  ],
  [
    /\/@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    `export function ${stub('CssVarsProvider', 'A theme with CSS variables')}`,
  ],
];

/** Leaves out of the build what a library would bring along unused. */
export const leaveUnusedCode = (): Plugin => ({
  name: 'ghar:unused-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) => UNUSED.find(([module]) => module.test(id))?.[1],
});
