import { DomainError } from '@ghar/domain/error-code';
import { parse } from '@ghar/domain/parse';
import type { CallableRequest } from 'firebase-functions/https';
import type * as v from 'valibot';
import { enforceAppCheck } from '../config.ts';
import { log, onTrail } from '../log.ts';
import { httpsError } from './https-error.ts';

/** Who calls, as far as that can be known. */
export type Caller = {
  /** The network address, as Google's front end saw it; null without one before us. */
  readonly origin: string | null;
};

/**
 * Makes a callable's handler: reads the input once, runs, answers; and turns what
 * goes wrong into a code for the caller and a log entry without personal data.
 */
export const answer =
  <Schema extends v.GenericSchema, Output>(
    schema: Schema,
    run: (input: v.InferOutput<Schema>, caller: Caller) => Promise<Output>,
  ) =>
  ({ data, app, rawRequest }: CallableRequest<unknown>): Promise<Output> =>
    onTrail(async () => {
      try {
        if (enforceAppCheck.value() && !app) throw new DomainError('app-not-verified');
        return await run(parse(schema, data), {
          origin: originOf(rawRequest.headers['x-forwarded-for']),
        });
      } catch (error) {
        if (error instanceof DomainError) {
          const { code, facts, cause } = error;
          log('call-refused', { code, ...facts, error: cause });
        } else log('call-failed', { error });
        throw httpsError(error);
      }
    });

/**
 * The address that Google's front end appended: the last one. All before it are
 * the caller's own words.
 */
function originOf(forwardedFor: string | string[] | undefined): string | null {
  const entries = [forwardedFor ?? []].flat().join(',').split(',');
  return entries.at(-1)?.trim() || null;
}
