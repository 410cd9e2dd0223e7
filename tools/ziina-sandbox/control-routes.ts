import { randomUUID } from 'node:crypto';
import { json, type Route } from '../stand-in/answers.ts';
import { commonControlRoutes } from '../stand-in/control-routes.ts';
import type { Faults } from './faults.ts';
import type { HeldResponses } from '../stand-in/held-responses.ts';
import { intentActions, type Intents } from './intents.ts';
import { parseJson } from '../stand-in/json-body.ts';
import { refundActions, type Refunds } from './refunds.ts';
import type { Webhooks } from './webhooks.ts';

/** The control API for tests: faults, intents, and the recorded deliveries. */
export function controlRoutes(sandbox: {
  intents: Intents;
  refunds: Refunds;
  webhooks: Webhooks;
  faults: Faults;
  held: HeldResponses;
}): Route[] {
  const { intents, refunds, webhooks, faults, held } = sandbox;
  return [
    ...commonControlRoutes({
      faults,
      held,
      webhooks,
      clear: () => {
        intents.clear();
        refunds.clear();
      },
    }),
    {
      method: 'GET',
      path: '/_sandbox/intents',
      handle: () => json(200, { intents: intents.list() }),
    },
    ...intentActions.map((action): Route => ({
      method: 'POST',
      path: `/_sandbox/intents/:id/${action}`,
      handle: ({ params }) => json(200, intents.act(params['id'] ?? '', action)),
    })),
    {
      method: 'POST',
      path: '/_sandbox/intents/:id/refund',
      handle: ({ params, body }) =>
        json(
          201,
          refunds.create({
            ...(parseJson(body) as object),
            id: randomUUID(),
            payment_intent_id: params['id'],
          }),
        ),
    },
    {
      method: 'GET',
      path: '/_sandbox/refunds',
      handle: () => json(200, { refunds: refunds.list() }),
    },
    ...refundActions.map((action): Route => ({
      method: 'POST',
      path: `/_sandbox/refunds/:id/${action}`,
      handle: ({ params }) => json(200, refunds.act(params['id'] ?? '', action)),
    })),
  ];
}
