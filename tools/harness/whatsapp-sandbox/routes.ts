import * as v from 'valibot';
import {
  type Answer,
  json,
  type Routes,
  type SandboxRequest,
  seeOther,
} from '../stand-in/answers.ts';
import { parseJson, read } from '../stand-in/requests.ts';
import { chatPage } from './chat-page.ts';
import type { Faults, SendFault } from './faults.ts';
import { GraphError, graphErrorAnswer } from './graph-error.ts';
import type { Messages, SentMessage } from './messages.ts';
import { parseSend } from './send-request.ts';
import type { Account } from './webhooks.ts';

type Sandbox = { account: Account; messages: Messages; faults: Faults };

const replyRequest = v.strictObject({ from: v.string(), text: v.string() });

const accepted = ({ id, to }: SentMessage): Answer =>
  json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id, message_status: 'accepted' }],
  });

const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Sorry, something went wrong.</title>',
});

/** The response under a fault; `send` sends the message, which fails later with a code. */
function answerUnder(
  fault: SendFault | undefined,
  send: (failsWith?: number) => SentMessage,
): Answer {
  if (!fault) return accepted(send());
  switch (fault.kind) {
    case 'error':
      throw new GraphError(fault.code, 'It was ordered by PUT /_sandbox/faults');
    case 'fails':
      return accepted(send(fault.code));
    case 'error_502':
      return page(502);
    case 'timeout':
      return 'hang';
    case 'timeout_after':
      send();
      return 'hang';
    case 'garbage':
      send();
      return page(200);
  }
}

function requireAccount({ authorization, params }: SandboxRequest, account: Account): void {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || token !== account.token)
    throw new GraphError(190, 'The access token is not valid');
  const { phoneNumberId = '' } = params;
  if (phoneNumberId !== account.phoneNumberId)
    throw new GraphError(100, `Object with ID '${phoneNumberId}' does not exist`, 33);
}

/** Turns JSON that cannot be read into Meta's form of it. */
function parseBody(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw new GraphError(100, 'The body must be JSON');
  }
}

/** The Cloud API, the page of all phones, and the control API. */
export const routesOf = ({ account, messages, faults }: Sandbox): Routes => ({
  'POST /v:version(\\d+\\.\\d+)/:phoneNumberId/messages': (request) => {
    try {
      requireAccount(request, account);
      const message = parseSend(parseBody(request.body));
      return answerUnder(faults.takeSend(message.to), (failsWith) =>
        messages.send(message, failsWith),
      );
    } catch (error) {
      if (error instanceof GraphError) return graphErrorAnswer(error);
      throw error;
    }
  },
  'GET /': () => {
    const page = chatPage(messages.sent(), messages.replies());
    // who opens a chat has read it, as on a phone
    for (const { id } of messages.sent()) messages.read(id);
    return page;
  },
  'POST /chats/:phone/reply': ({ params: { phone = '' }, body }) => {
    const text = new URLSearchParams(body).get('text')?.trim();
    if (text) messages.reply(phone, text);
    return seeOther(`/#chat-${phone}`);
  },
  'GET /_sandbox/messages': () => json(200, { messages: messages.sent() }),
  'POST /_sandbox/messages/:id/read': ({ params: { id = '' } }) =>
    json(200, messages.read(decodeURIComponent(id))),
  'POST /_sandbox/replies': ({ body }) => {
    const { from, text } = read(replyRequest, parseJson(body));
    return json(201, messages.reply(from, text));
  },
});
