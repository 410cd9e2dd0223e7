import { json, type Route } from '../stand-in/answers.ts';
import { commonControlRoutes } from '../stand-in/control-routes.ts';
import * as read from '../stand-in/fields.ts';
import type { HeldResponses } from '../stand-in/held-responses.ts';
import { parseJson } from '../stand-in/json-body.ts';
import { type Faults, parseFaults } from './faults.ts';
import type { Messages } from './messages.ts';
import type { Webhooks } from './webhooks.ts';

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
      parseFaults,
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
        const fields = read.readFields(parseJson(body), ['from', 'text'], 'the reply');
        const from = read.required(fields, 'from', read.text);
        return json(201, messages.reply(from, read.required(fields, 'text', read.text)));
      },
    },
  ];
}
