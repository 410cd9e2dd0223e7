import { functionsHost } from '../../web/build/hosting.ts';
import { readFirebaseEnvironment } from '../../web/src/firebase/environment.ts';
import { checkChannels } from './channel-checks.ts';
import type { Deployment, Param } from './read-deployment.ts';
import { missing, ok, warning, type Finding } from './finding.ts';

const ZIINA = 'https://api-v2.ziina.com/api';
const SITE_KEY = 'VITE_APP_CHECK_SITE_KEY';

/** The checks of a deployment that need no Google. */
export function checkDeployment(deployment: Deployment): Finding[] {
  const { project, functions, params } = deployment;
  if (project === null)
    return [missing('no Firebase project is named', 'npx firebase use <project id> --alias live')];
  if (project.startsWith('demo-'))
    return [missing(`${project} exists on emulators only`, 'name a project of yours')];
  const file = `functions/.env.${project}`;
  return [
    ok(`the project is ${project}`),
    ...checkWeb(project, deployment),
    checkPolicy(project, deployment),
    ...(functions === null
      ? [missing(`${file} is missing`, `write it: docs/deploy.md, section 3`)]
      : [
          ...checkParams(functions, params, file, project),
          ...checkAppCheck(functions, deployment.web),
          ...checkChannels(functions, file),
        ]),
  ];
}

/** Numbers for which 0 is harmful, and why. */
const HARM_OF_ZERO: Readonly<Record<string, string>> = {
  MAX_PIECES_PER_ORDER: 'every order is refused',
  ORDERS_PER_NETWORK: 'every order is refused',
  UNPAID_MESSAGES_PER_HOUR: 'no customer is told how to pay',
  PIECES_PER_NETWORK: 'a network has one unpaid order at a time',
  TRUSTED_PROXIES: 'callers can say who they are',
};
/** Maximum cache time of a price, in seconds. */
const LONGEST_KEPT_S = 300;

function checkWeb(project: string, { web }: Deployment): Finding[] {
  const where = 'web/.env.production';
  const mend = `npx firebase apps:sdkconfig web --project ${project}, and write it into ${where}`;
  if (web['VITE_FIREBASE_EMULATORS'])
    return [missing('VITE_FIREBASE_EMULATORS is set', 'unset it: shoppers have no emulators')];
  try {
    const { config } = readFirebaseEnvironment(web);
    const unfilled = Object.entries(config).filter(([, value]) => value.includes('…'));
    if (unfilled.length > 0)
      return [
        missing(
          `VITE_FIREBASE_CONFIG is not filled in: ${unfilled.map(([name]) => name).join(', ')}`,
          mend,
        ),
      ];
    return [
      config.projectId === project
        ? ok('the web app’s configuration is of that project')
        : missing(
            `VITE_FIREBASE_CONFIG is of the project ${config.projectId}, not of ${project}`,
            `npx firebase apps:sdkconfig web --project ${project}, and correct ${where}`,
          ),
    ];
  } catch (error) {
    return [missing((error as Error).message, mend)];
  }
}

/** Another project's functions may receive nothing from a page. */
const checkPolicy = (project: string, { policy }: Deployment): Finding =>
  policy.split(/[ ;]/).includes(functionsHost(project))
    ? ok('the content policy lets pages call that project’s functions only')
    : missing(
        'the content policy in firebase.json does not name that project’s functions',
        'npm run hosting, and commit firebase.json',
      );

function checkParams(
  values: NonNullable<Deployment['functions']>,
  params: readonly Param[],
  file: string,
  project: string,
): Finding[] {
  const findings: Finding[] = [];
  for (const { name, type, default: otherwise } of params) {
    const value = values[name];
    if (type === 'secret') {
      if (value !== undefined)
        findings.push(
          missing(
            `the secret ${name} stands in ${file}, for everybody who reads the code`,
            `delete the line; npx firebase functions:secrets:set ${name}`,
          ),
        );
    } else if (value === '' && otherwise === '') continue;
    else if (!value)
      findings.push(
        otherwise === undefined
          ? missing(`${name} is missing in ${file}`, 'docs/deploy.md, section 3')
          : warning(
              `${file} has no ${name}: a deploy asks for it, and fails where nobody answers`,
              `${name}=${String(otherwise)}`,
            ),
      );
    else if (type === 'boolean' && !['true', 'false'].includes(value))
      findings.push(missing(`${name} is "${value}"`, `say true or false in ${file}`));
    else if (type === 'int' && !/^\d+$/.test(value))
      findings.push(missing(`${name} is "${value}"`, `write a whole number in ${file}`));
    else if (Object.hasOwn(HARM_OF_ZERO, name) && Number(value) === 0)
      findings.push(
        missing(`${name} is 0: ${HARM_OF_ZERO[name]}`, `${name}=${String(otherwise)} in ${file}`),
      );
  }
  const strange = Object.keys(values).filter((name) => !params.some((one) => one.name === name));
  for (const name of strange)
    findings.push(warning(`${file} has ${name}, which no function reads`, 'delete the line'));
  if (values['STORE_URL']) findings.push(checkStoreUrl(values['STORE_URL'], file, project));
  const api = values['ZIINA_API_URL'];
  if (api !== undefined && api !== ZIINA)
    findings.push(missing(`ZIINA_API_URL is ${api}`, `ZIINA_API_URL=${ZIINA} in ${file}`));
  if (values['ZIINA_TEST_MODE'] === 'true')
    findings.push(
      warning(
        'Ziina is asked for test payments: nobody is charged',
        `ZIINA_TEST_MODE=false in ${file}`,
      ),
    );
  if (values['PAGES_KEPT_S'] === '0')
    findings.push(
      warning('no page is kept: every visit draws its own', `PAGES_KEPT_S=60 in ${file}`),
    );
  const keptS = Number(values['PAGES_KEPT_S'] ?? 0);
  if (keptS > LONGEST_KEPT_S)
    findings.push(
      missing(
        `PAGES_KEPT_S is ${keptS}: pages show old texts for ${Math.floor(keptS / 60)} minutes`,
        `PAGES_KEPT_S=60 in ${file}`,
      ),
    );
  if ((values['STORE_BUILD'] || 'store') !== 'store')
    findings.push(
      missing('STORE_BUILD names a local stack’s pages', `STORE_BUILD=store in ${file}`),
    );
  return findings.length === 0 ? [ok(`${file} has what the functions need`)] : findings;
}

/** The origin for Ziina's return URLs and for search engines. */
function checkStoreUrl(value: string, file: string, project: string): Finding {
  const mend = `STORE_URL=https://${project}.web.app in ${file}, until a domain of yours is connected`;
  if (!URL.canParse(value)) return missing(`STORE_URL is no address: ${value}`, mend);
  const { protocol, hostname, origin } = new URL(value);
  if (protocol !== 'https:') return missing(`STORE_URL is not https: ${value}`, mend);
  if (hostname === 'localhost' || hostname.startsWith('127.') || hostname.endsWith('.example'))
    return missing(`STORE_URL is no shop that anybody reaches: ${value}`, mend);
  const [, other] = /^(.+)\.(?:web\.app|firebaseapp\.com)$/.exec(hostname) ?? [];
  if (other === 'your-project-id')
    return missing(`STORE_URL is the guide’s example: ${value}`, mend);
  if (other !== undefined && other !== project)
    return warning(`STORE_URL is not the address of ${project}: ${value}`, mend);
  return origin === value.replace(/\/$/, '')
    ? ok(`shoppers come back to ${origin}`)
    : missing(`STORE_URL is more than an origin: ${value}`, `STORE_URL=${origin} in ${file}`);
}

function checkAppCheck(
  functions: NonNullable<Deployment['functions']>,
  web: Deployment['web'],
): Finding[] {
  const isEnforced = functions['ENFORCE_APP_CHECK'] === 'true';
  if (web[SITE_KEY])
    return [
      isEnforced
        ? ok('App Check keeps scripts away from the orders')
        : warning(
            'App Check is in the pages, and nobody is turned away without it',
            'ENFORCE_APP_CHECK=true, once the pages are deployed (docs/deploy.md, section 7)',
          ),
    ];
  return [
    isEnforced
      ? missing(
          `ENFORCE_APP_CHECK is true and the pages have no ${SITE_KEY}: every order is refused`,
          `write ${SITE_KEY} into web/.env.production`,
        )
      : warning('no App Check: a script can place orders', 'docs/deploy.md, section 7'),
  ];
}
