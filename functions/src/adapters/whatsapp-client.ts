import { messageTemplate, templateFilling } from '@ghar/domain/messages/message-templates';
import * as v from 'valibot';
import type { Outgoing, SendMessage } from '../messages/deliver-message.ts';
import type { SendOutcome } from '../messages/provider-verdict.ts';
import { fetchProvider } from './fetch-provider.ts';
import { wasSent } from './was-sent.ts';

const acceptedSchema = v.object({
  messages: v.tuple([v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })]),
});
const codeSchema = v.pipe(v.number(), v.integer());
const refusedSchema = v.object({
  error: v.object({ code: codeSchema, error_subcode: v.optional(codeSchema) }),
});
type RefusedError = v.InferOutput<typeof refusedSchema>['error'];
/** Subcode of code 100: no such sender number, or the token has no access to it. */
const NO_SUCH_NUMBER = 33;

type WhatsappConfig = {
  /** With its version, without a trailing slash. */
  readonly apiUrl: string;
  readonly phoneNumberId: string;
  readonly token: string;
};

/** Sends messages by WhatsApp's Cloud API, each as its template. */
export const whatsappClient =
  (config: WhatsappConfig): SendMessage =>
  (message) =>
    post(config, templateOf(message));

/** Sends free text to a phone in WhatsApp's format. Meta allows it within 24 hours of the phone's last message. */
export const whatsappText =
  (config: WhatsappConfig) =>
  (to: string, text: string): Promise<SendOutcome> =>
    post(config, { to, type: 'text', text: { body: text } });

async function post(
  { apiUrl, phoneNumberId, token }: WhatsappConfig,
  message: object,
): Promise<SendOutcome> {
  try {
    const response = await fetchProvider(`${apiUrl}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        ...message,
      }),
    });
    return readAnswer(response, await response.text());
  } catch (error) {
    const { code } = Object((error as Error).cause) as { code?: unknown };
    if (code === 'ENOTFOUND' || code === 'ERR_INVALID_URL')
      return { kind: 'refused', code: 'EDNS' };
    return { kind: wasSent(error) ? 'unanswered' : 'not-reached' };
  }
}

function templateOf({ id, link_id, confirm_token, kind, to, params, locale }: Outgoing): object {
  const { name, language } = messageTemplate(kind, locale);
  const { body, button } = templateFilling(kind, params, link_id, confirm_token);
  const text = (value: string): object => ({ type: 'text', text: value });
  return {
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters: body.map(text) },
        ...(button === null
          ? []
          : [{ type: 'button', sub_type: 'url', index: '0', parameters: [text(button)] }]),
      ],
    },
    // returned with each status: identifies the message if the answer was lost
    biz_opaque_callback_data: id,
  };
}

function readAnswer({ ok, status, headers }: Response, text: string): SendOutcome {
  const answer = json(text);
  if (ok) {
    const accepted = v.safeParse(acceptedSchema, answer);
    return accepted.success
      ? { kind: 'accepted', providerId: accepted.output.messages[0].id }
      : { kind: 'unanswered' };
  }
  const refused = v.safeParse(refusedSchema, answer);
  const retryAfterS = Number(headers.get('retry-after'));
  return {
    kind: 'refused',
    code: refused.success ? codeOf(refused.output.error) : `http-${status}`,
    ...(retryAfterS > 0 && { retryAfterMs: retryAfterS * 1000 }),
  };
}

const codeOf = ({ code, error_subcode: subcode }: RefusedError): string =>
  String(code === 100 && subcode === NO_SUCH_NUMBER ? NO_SUCH_NUMBER : code);

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
