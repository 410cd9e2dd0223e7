import { FUNCTIONS_REGION } from '@ghar/domain/region';
import type { StackAddress } from './start-stack.ts';

type Backend = Pick<StackAddress, 'projectId'> & { urls: Pick<StackAddress['urls'], 'functions'> };

/** Runs a background function of a stack now; resolves with its answer's status when it is done. */
export async function runFunction(
  { urls, projectId }: Backend,
  name: string,
  event: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const response = await fetch(
    `${urls.functions}/functions/projects/${projectId}/triggers/${FUNCTIONS_REGION}-${name}-0`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(event),
    },
  );
  return response.status;
}
