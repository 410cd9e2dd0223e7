import * as v from 'valibot';
import { json, type Routes } from '../stand-in/answers.ts';
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
}): Routes {
  const { messages, webhooks, faults, held } = sandbox;
  return {
    ...commonControlRoutes({ faults, held, webhooks, clear: () => messages.clear() }),
    'GET /_sandbox/messages': () => json(200, { messages: messages.sent() }),
    'POST /_sandbox/messages/:id/read': ({ params: { id = '' } }) =>
      json(200, messages.read(decodeURIComponent(id))),
    'POST /_sandbox/replies': ({ body }) => {
      const { from, text } = read(replyRequest, parseJson(body));
      return json(201, messages.reply(from, text));
    },
  };
}
