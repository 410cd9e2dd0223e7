import {
  buttonPath,
  MESSAGE_TEMPLATES,
  whatsappBody,
} from '@ghar/domain/messages/message-templates';
import * as v from 'valibot';
import { GraphError } from './graph-error.ts';

export type Sendable = {
  to: string;
  text: string;
  /** The sender's own words, which come back with each status. */
  callbackData: string | undefined;
  /** Null for free text. */
  template: {
    name: string;
    language: string;
    params: string[];
    /** The path is the shop's, filled in. */
    button: { text: string; path: string };
  } | null;
};

const longestBody = 1024;
const longestText = 4096;

const text = v.pipe(v.string(), v.nonEmpty());
const parameters = v.optional(
  v.array(
    v.strictObject({
      type: v.literal('text'),
      text: v.pipe(
        text,
        v.check(
          (value) => !/[\n\r\t]| {5}/.test(value),
          'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
        ),
      ),
    }),
  ),
  [],
);
const template = v.strictObject({
  name: text,
  language: v.strictObject({ code: text, policy: v.optional(v.unknown()) }),
  components: v.optional(
    v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('body'), parameters }),
        v.strictObject({
          type: v.literal('button'),
          sub_type: v.literal('url'),
          index: v.picklist(['0', 0]),
          parameters,
        }),
      ]),
    ),
    [],
  ),
});
const envelope = {
  messaging_product: v.literal('whatsapp'),
  recipient_type: v.optional(v.literal('individual')),
  to: v.pipe(text, v.regex(/^[1-9]\d{6,14}$/)),
  biz_opaque_callback_data: v.optional(text),
};
const sendRequest = v.variant('type', [
  v.strictObject({ ...envelope, type: v.literal('template'), template }),
  v.strictObject({
    ...envelope,
    type: v.optional(v.literal('text'), 'text'),
    text: v.strictObject({
      body: v.pipe(text, v.maxLength(longestText)),
      preview_url: v.optional(v.unknown()),
    }),
  }),
]);

/** Meta's code for what does not match the schema. */
function codeOf(issue: v.BaseIssue<unknown>): number {
  const path = v.getDotPath(issue) ?? '';
  if (path === 'messaging_product') return 100;
  if (issue.type === 'non_empty') return 131008;
  // a field that is missing has its name in quotes here
  if (issue.type === 'strict_object') return issue.expected?.startsWith('"') ? 131008 : 100;
  if (path.startsWith('template.components.')) return 132012;
  return issue.type === 'array' ? 100 : 131009;
}

/** The body of `POST /{phone_number_id}/messages`. Throws the error that Meta would answer. */
export function parseSend(body: unknown): Sendable {
  const { success, output, issues } = v.safeParse(sendRequest, body, { abortEarly: true });
  if (!success) {
    const [issue] = issues;
    throw new GraphError(
      codeOf(issue),
      `${v.getDotPath(issue) ?? 'the message'}: ${issue.message}`,
    );
  }
  const { to, biz_opaque_callback_data: callbackData } = output;
  return output.type === 'template'
    ? { to, callbackData, ...filledIn(output.template) }
    : { to, callbackData, text: output.text.body, template: null };
}

function filledIn({ name, language: { code }, components }: v.InferOutput<typeof template>) {
  const found = MESSAGE_TEMPLATES.find((one) => one.name === name && one.language === code);
  if (!found) throw new GraphError(132001, `template name (${name}) does not exist in ${code}`);
  const { example, button, language } = found;
  const textsOf = (type: 'body' | 'button'): string[] =>
    components.findLast((one) => one.type === type)?.parameters.map((one) => one.text) ?? [];
  const [params, ends] = [textsOf('body'), textsOf('button')];
  requireCount('body', params, example.texts.length);
  requireCount('buttons', ends, example.linkEnd === null ? 0 : 1);
  const shown = whatsappBody(found, params);
  if (shown.length > longestBody)
    throw new GraphError(
      132005,
      `the body has ${shown.length} characters, of at most ${longestBody}`,
    );
  const path = buttonPath(found, ends[0] ?? null);
  return {
    text: shown,
    template: { name, language, params, button: { text: button.text, path } },
  };
}

function requireCount(part: string, has: readonly string[], expected: number): void {
  if (has.length !== expected)
    throw new GraphError(
      132000,
      `${part}: number of localizable_params (${has.length}) does not match the expected number of params (${expected})`,
    );
}
