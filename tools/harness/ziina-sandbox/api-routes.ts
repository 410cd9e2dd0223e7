import {
  type Answer,
  type Handler,
  json,
  problemAnswer,
  type Routes,
} from '../stand-in/answers.ts';
import type { ApiFaultKind, Faults } from './faults.ts';
import { intentRequest } from './intent-request.ts';
import { type Intent, type Intents, publicIntent } from './intents.ts';
import type { Refund, Refunds } from './refunds.ts';
import { type Webhooks, webhookRegistration } from './webhooks.ts';
import { parseJson, Problem, read } from '../stand-in/requests.ts';

const notJson: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '<!doctype html><title>Service temporarily unavailable</title>',
};

/** The response under each fault; `act` performs the request. */
const answerUnder: Record<
  ApiFaultKind,
  (status: number, act: () => object, refused: string) => Answer
> = {
  ok: (status, act) => json(status, act()),
  error_500: () => problemAnswer(new Problem(500, 'INTERNAL_SERVER_ERROR', 'Internal error')),
  refuse_400: (_status, _act, refused) =>
    problemAnswer(new Problem(400, refused, 'It was refused')),
  refuse_429: () => problemAnswer(new Problem(429, 'TOO_MANY_REQUESTS', 'Too many requests')),
  timeout: () => 'hang',
  timeout_after: (_status, act) => {
    act();
    return 'hang';
  },
  garbage: (_status, act) => {
    act();
    return notJson;
  },
  no_redirect_url: (status, act) => json(status, { ...act(), redirect_url: undefined }),
};

const intentUnder = (kind: ApiFaultKind, status: number, act: () => Intent): Answer =>
  answerUnder[kind](status, () => publicIntent(act()), 'PAYMENT_INTENT_REFUSED');
const refundUnder = (kind: ApiFaultKind, status: number, act: () => Refund): Answer =>
  answerUnder[kind](status, act, 'REFUND_REFUSED');

const withToken =
  (handle: Handler): Handler =>
  (request) => {
    if (!/^Bearer +\S/i.test(request.authorization ?? ''))
      throw new Problem(401, 'UNAUTHORIZED', 'A bearer token is required');
    return handle(request);
  };

/** Ziina's API. Every call needs a bearer token; any is accepted. */
export function apiRoutes(sandbox: {
  intents: Intents;
  refunds: Refunds;
  webhooks: Webhooks;
  faults: Faults;
}): Routes {
  const { intents, refunds, webhooks, faults } = sandbox;
  return {
    'POST /api/payment_intent': withToken(({ body }) =>
      intentUnder(faults.take('create'), 201, () =>
        intents.create(read(intentRequest, parseJson(body))),
      ),
    ),
    'GET /api/payment_intent/:id': withToken(({ params: { id = '' } }) =>
      intentUnder(faults.take('get'), 200, () => intents.get(id)),
    ),
    'POST /api/refund': withToken(({ body }) =>
      refundUnder(faults.take('refund'), 201, () => refunds.create(parseJson(body))),
    ),
    'GET /api/refund/:id': withToken(({ params: { id = '' } }) =>
      refundUnder(faults.take('get_refund'), 200, () => refunds.get(id)),
    ),
    'POST /api/webhook': withToken(({ body }) => {
      webhooks.register(read(webhookRegistration, parseJson(body)));
      return json(201, { success: true });
    }),
  };
}
