import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type Handler,
  json,
  problemAnswer,
  type Routes,
  seeOther,
} from '../stand-in/answers.ts';
import { parseJson, Problem, read } from '../stand-in/requests.ts';
import type { ApiFaultKind, Faults } from './faults.ts';
import { intentRequest } from './intent-request.ts';
import {
  type Intent,
  type IntentAction,
  intentActions,
  type Intents,
  publicIntent,
} from './intents.ts';
import {
  FORM_ACTIONS,
  type FormAction,
  missingPage,
  paymentPage,
  returnAddress,
} from './payment-page.ts';
import { type Refund, type RefundAction, refundActions, type Refunds } from './refunds.ts';
import { type Webhooks, webhookRegistration } from './webhooks.ts';

type Sandbox = { intents: Intents; refunds: Refunds; webhooks: Webhooks; faults: Faults };

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

function asPage(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return missingPage();
    throw error;
  }
}

/** Ziina's API, where any bearer token is accepted, the hosted page, and the control API. */
export const routesOf = ({ intents, refunds, webhooks, faults }: Sandbox): Routes => ({
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
  'GET /pay/:id': ({ params: { id = '' } }) =>
    asPage(() => {
      const intent = intents.get(id);
      return paymentPage(intent, intents.isPayable(intent));
    }),
  [`POST /pay/:id/:button(${Object.keys(FORM_ACTIONS).join('|')})`]: ({
    params: { id = '', button },
  }) =>
    asPage(() => {
      const page = `/pay/${id}`;
      // a second click, or an old tab: show the page with the result
      if (!intents.isPayable(intents.get(id))) return seeOther(page);
      const intent = intents.act(id, FORM_ACTIONS[button as FormAction]);
      return seeOther(returnAddress(intent) ?? page);
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
});
