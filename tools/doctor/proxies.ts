import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { PROBE_ADDRESS } from '../../functions/src/handlers/caller-network.ts';
import { missing, ok, unknown, warning, type Finding } from './finding.ts';
import type { Answer } from './google-checks.ts';

const TIMEOUT_MS = 10_000;

/** The base address of a project's functions, which the pages call. */
export const functionsOf = (project: string): string =>
  `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net`;

/**
 * Asks the deployed functions how many proxies a call passes. The call names no order and is
 * refused; the refusal contains the number for callers that claim {@link PROBE_ADDRESS}.
 */
export async function askProxies(functions: string): Promise<Answer<number>> {
  try {
    const answer = await fetch(`${functions}/getOrderSecure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': PROBE_ADDRESS },
      body: '{"data":{}}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return { answer: null };
    const { error } = (await answer.json()) as { error?: { details?: { proxies?: number } } };
    const proxies = error?.details?.proxies;
    return typeof proxies === 'number'
      ? { answer: proxies }
      : { problem: 'could not be counted: the functions do not tell, deploy them again' };
  } catch {
    return { problem: 'could not be counted: the functions do not answer' };
  }
}

export function checkProxies(trusted: number, project: string, asked: Answer<number>): Finding {
  if ('problem' in asked) return unknown(`proxies before the functions ${asked.problem}`);
  if (asked.answer === null)
    return warning('the functions are not deployed: no proxies to count', 'deploy, and ask again');
  const counted = `${asked.answer} proxies stand before the functions`;
  if (asked.answer === trusted) return ok(`${counted}, as TRUSTED_PROXIES says`);
  const harm =
    asked.answer > trusted ? 'all shoppers count as one caller' : 'callers can say who they are';
  return missing(
    `${counted}, TRUSTED_PROXIES is ${trusted}: ${harm}`,
    `TRUSTED_PROXIES=${asked.answer} in functions/.env.${project}; deploy functions and hosting`,
  );
}
