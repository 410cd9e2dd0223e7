import { json, type Route } from '../stand-in/answers.ts';
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
    {
      method: 'GET',
      path: '/_sandbox/faults',
      handle: () => json(200, faults.current()),
    },
    {
      method: 'PUT',
      path: '/_sandbox/faults',
      handle: ({ body }) => {
        faults.replace(parseFaults(parseJson(body)));
        held.release();
        return json(200, faults.current());
      },
    },
    {
      method: 'DELETE',
      path: '/_sandbox/faults',
      handle: () => {
        faults.clear();
        held.release();
        return json(200, faults.current());
      },
    },
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
    {
      method: 'GET',
      path: '/_sandbox/deliveries',
      handle: () => json(200, { deliveries: webhooks.deliveries() }),
    },
    {
      method: 'POST',
      path: '/_sandbox/webhooks/flush',
      handle: () => json(200, { flushed: webhooks.flush() }),
    },
    {
      method: 'POST',
      path: '/_sandbox/reset',
      handle: async () => {
        faults.clear();
        held.release();
        await webhooks.reset();
        messages.clear();
        return json(200, { success: true });
      },
    },
  ];
}
