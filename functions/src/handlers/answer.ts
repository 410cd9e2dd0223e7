import type { SessionFacts } from '@ghar/domain/access/role';
import { DomainError } from '@ghar/domain/error-code';
import { parse } from '@ghar/domain/text/parse';
import type { CallableRequest } from 'firebase-functions/https';
import type * as v from 'valibot';
import { enforceAppCheck, trustedProxies } from '../config.ts';
import { log, onTrail } from '../log.ts';
import { callerNetwork, countProxies } from './caller-network.ts';
import { httpsError } from './https-error.ts';

export type Caller = {
  /** From `X-Forwarded-For`; null without a proxy. */
  readonly origin: string | null;
  /** Uid of the verified token; null for a visitor. */
  readonly uid: string | null;
  /** Of the verified token; without one no role that asks for it is valid. */
  readonly session?: SessionFacts;
};

/**
 * Makes a callable's handler: parses the input, runs, and maps errors to a code for the caller and a log entry without
 * personal data.
 */
export const answer =
  <Schema extends v.GenericSchema, Output>(
    schema: Schema,
    run: (input: v.InferOutput<Schema>, caller: Caller) => Promise<Output>,
  ) =>
  ({ data, app, auth, rawRequest }: CallableRequest<unknown>): Promise<Output> =>
    onTrail(async () => {
      const forwardedFor = rawRequest.headers['x-forwarded-for'];
      try {
        if (enforceAppCheck.value() && !app) throw new DomainError('app-not-verified');
        return await run(parse(schema, data), {
          origin: callerNetwork(forwardedFor, trustedProxies.value()),
          uid: auth?.uid ?? null,
          ...(auth && {
            session: {
              // an account may claim any address
              email: auth.token.email_verified ? (auth.token.email ?? null) : null,
              signedInAt: new Date(auth.token.auth_time * 1000),
            },
          }),
        });
      } catch (error) {
        if (error instanceof DomainError) {
          const { code, facts, cause } = error;
          log('call-refused', { code, ...facts, error: cause });
        } else log('call-failed', { error });
        throw httpsError(error, countProxies(forwardedFor));
      }
    });
