import * as v from 'valibot';
import { json, type Route } from '../stand-in/answers.ts';
import { commonControlRoutes } from '../stand-in/control-routes.ts';
import type { HeldResponses } from '../stand-in/held-responses.ts';
import { parseJson } from '../stand-in/json-body.ts';
import { read } from '../stand-in/read.ts';
import type { Faults } from './faults.ts';
import type { Messages } from './messages.ts';
import type { Webhooks } from './webhooks.ts';

const replyRequest = v.strictObject({ from: v.string(), text: v.string() });

/** The control API for tests: faults, messages, replies, and the recorded deliveries. */
export function controlRoutes(sandbox: {
  messages: Messages;
  webhooks: Webhooks;
  faults: Faults;
  held: HeldResponses;
}): Route[] {
  const { messages, webhooks, faults, held } = sandbox;
  return [
    ...commonControlRoutes({
      faults,
      held,
      webhooks,
      clear: () => messages.clear(),
    }),
    {
      method: 'GET',
      path: '/_sandbox/messages',
      handle: () => json(200, { messages: messages.sent() }),
    },
    {
      method: 'POST',
      path: '/_sandbox/messages/:id/read',
      handle: ({ params }) => json(200, messages.read(decodeURIComponent(params['id'] ?? ''))),
    },
    {
      method: 'POST',
      path: '/_sandbox/replies',
      handle: ({ body }) => {
        const { from, text } = read(replyRequest, parseJson(body));
        return json(201, messages.reply(from, text));
      },
    },
  ];
}
