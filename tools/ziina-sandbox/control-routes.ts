import { randomUUID } from 'node:crypto';
import { json, type Routes } from '../stand-in/answers.ts';
import { commonControlRoutes } from '../stand-in/control-routes.ts';
import type { Faults } from './faults.ts';
import type { HeldResponses } from '../stand-in/held-responses.ts';
import { type IntentAction, intentActions, type Intents } from './intents.ts';
import { parseJson } from '../stand-in/json-body.ts';
import { type RefundAction, refundActions, type Refunds } from './refunds.ts';
import type { Webhooks } from './webhooks.ts';

/** The control API for tests: faults, intents, and the recorded deliveries. */
export function controlRoutes(sandbox: {
  intents: Intents;
  refunds: Refunds;
  webhooks: Webhooks;
  faults: Faults;
  held: HeldResponses;
}): Routes {
  const { intents, refunds, webhooks, faults, held } = sandbox;
  return {
    ...commonControlRoutes({
      faults,
      held,
      webhooks,
      clear: () => {
        intents.clear();
        refunds.clear();
      },
    }),
    'GET /_sandbox/intents': () => json(200, { intents: intents.list() }),
    [`POST /_sandbox/intents/:id/:action(${intentActions.join('|')})`]: ({ params }) =>
      json(200, intents.act(params['id'] ?? '', params['action'] as IntentAction)),
    'POST /_sandbox/intents/:id/refund': ({ params, body }) => {
      const own = { id: randomUUID(), payment_intent_id: params['id'] };
      return json(201, refunds.create({ ...(parseJson(body) as object), ...own }));
    },
    'GET /_sandbox/refunds': () => json(200, { refunds: refunds.list() }),
    [`POST /_sandbox/refunds/:id/:action(${refundActions.join('|')})`]: ({ params }) =>
      json(200, refunds.act(params['id'] ?? '', params['action'] as RefundAction)),
  };
}
