import * as v from 'valibot';
import { json, type Routes } from '../stand-in/answers.ts';
import type { Messages } from './messages.ts';
import { parseJson, read } from '../stand-in/requests.ts';

const replyRequest = v.strictObject({ from: v.string(), text: v.string() });

export const controlRoutes = ({ messages }: { messages: Messages }): Routes => ({
  'GET /_sandbox/messages': () => json(200, { messages: messages.sent() }),
  'POST /_sandbox/messages/:id/read': ({ params: { id = '' } }) =>
    json(200, messages.read(decodeURIComponent(id))),
  'POST /_sandbox/replies': ({ body }) => {
    const { from, text } = read(replyRequest, parseJson(body));
    return json(201, messages.reply(from, text));
  },
});
