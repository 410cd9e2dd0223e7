import { randomUUID } from 'node:crypto';
import { json, type Routes } from '../stand-in/answers.ts';
import { type IntentAction, intentActions, type Intents } from './intents.ts';
import { type RefundAction, refundActions, type Refunds } from './refunds.ts';
import { parseJson } from '../stand-in/requests.ts';

export const controlRoutes = ({
  intents,
  refunds,
}: {
  intents: Intents;
  refunds: Refunds;
}): Routes => ({
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
});
