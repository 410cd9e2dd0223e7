import { DEFAULT_LOCALE, LOCALES, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { localePath, localePrefix } from '@ghar/domain/i18n/locale-path';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { PANEL_ROUTES, SIGN_IN_ROUTE } from '../src/routes/panel-routes.ts';
import { STORE_DATA_PATH } from '../src/store-data/store-data-file.ts';
import { STORE_ROUTES } from '../src/routes/store-routes.ts';

/** Deployed with Hosting, so that pages and scripts are of one release. */
const renderStore = { functionId: 'renderStore', region: FUNCTIONS_REGION, pinTag: true } as const;
/** The file of pages that are drawn in the browser, in a language. */
export const shellFile = (locale: Locale): string =>
  locale === DEFAULT_LOCALE ? 'app.html' : `app.${locale}.html`;
/** Files that the server generates. */
const FILES = ['sitemap.xml', 'manifest.webmanifest', STORE_DATA_PATH.slice(1)];

/** One glob for several first path segments, with or without a trailing slash. */
const oneOf = (names: Iterable<string>): string => `/@(${[...new Set(names)].join('|')}){,/}`;
const firstPart = (path: string): string => path.split('/')[1]!;

/** The rewrites of firebase.json: functions, pages of the route tables, and the shell. */
export function hostingRewrites(): object[] {
  const drawn = STORE_ROUTES.filter(({ head }) => head).map(({ path }) => path);
  const flat = drawn.filter((path) => path !== '/' && path.lastIndexOf('/') === 0);
  const nested = new Set(drawn.filter((path) => path.lastIndexOf('/') > 0).map(firstPart));
  const others = STORE_ROUTES.filter(({ head }) => !head).map(({ path }) => path);
  const shell = `/${shellFile(DEFAULT_LOCALE)}`;
  const inBrowser = [...others, SIGN_IN_ROUTE.path, ...PANEL_ROUTES.map(({ path }) => path)];
  return [
    {
      source: '/api/ziina-webhook',
      function: { functionId: 'ziinaWebhook', region: FUNCTIONS_REGION },
    },
    {
      source: '/api/whatsapp-webhook',
      function: { functionId: 'whatsappWebhook', region: FUNCTIONS_REGION },
    },
    { source: '/media/**', function: { functionId: 'storeMedia', region: FUNCTIONS_REGION } },
    // The function draws the pages of other languages, and answers that there is no such page.
    ...OTHER_LOCALES.flatMap((locale) => [
      {
        source: localePrefix(locale) + oneOf(others.map(firstPart)),
        destination: `/${shellFile(locale)}`,
      },
      { source: `${localePrefix(locale)}{,/**}`, function: renderStore },
    ]),
    { source: '/', function: renderStore },
    { source: oneOf([...flat.map(firstPart), ...FILES]), function: renderStore },
    ...[...nested].map((folder) => ({ source: `/${folder}/*{,/}`, function: renderStore })),
    { source: oneOf(inBrowser.map(firstPart)), destination: shell },
    { source: '/admin/**', destination: shell },
  ];
}

/** Matches a path with at least one upper-case letter, by the position of the first: RE2 has no lookahead. */
function inOtherCase(path: string): string {
  const inAnyCase = (text: string): string =>
    text.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const forms = [...path.matchAll(/[a-z]/g)].map(
    ({ 0: letter, index }) =>
      path.slice(0, index) + letter.toUpperCase() + inAnyCase(path.slice(index + 1)),
  );
  return `^(?:${forms.join('|')})/?$`;
}

/** The redirects of firebase.json: from a page's path in other letter case. */
export const hostingRedirects = (): { regex: string; destination: string; type: number }[] =>
  LOCALES.flatMap((locale) => STORE_ROUTES.map(({ path }) => localePath(locale, path)))
    .filter((path) => path !== '/')
    .map((path) => ({ regex: inOtherCase(path), destination: path, type: 301 }));

/** The host of a project's functions, whose address is fixed; of any project's without a name. */
export const functionsHost = (project: string | null): string =>
  `https://${project === null ? '*' : `${FUNCTIONS_REGION}-${project}`}.cloudfunctions.net`;

/** The policy with the host of the project's functions replaced. */
export const withFunctionsHost = (policy: string, project: string | null): string =>
  policy.replace(/https:[/][/][*\w-]+[.]cloudfunctions[.]net/, functionsHost(project));

/** The policy with its inline script hashes replaced. */
export const withScriptHashes = (policy: string, hashes: readonly string[]): string =>
  policy.replace(
    /(script-src 'self')(?: 'sha256-[^']+')*/,
    (_, self: string) => `${self} ${hashes.join(' ')}`,
  );
