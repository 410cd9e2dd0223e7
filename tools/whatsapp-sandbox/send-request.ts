import {
  buttonPath,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  whatsappBody,
} from '@ghar/domain/message-templates';
import { GraphError } from './graph-error.ts';

/** A message as it is shown on the phone. */
export type Sendable = {
  /** E.164 digits, without a plus. */
  to: string;
  text: string;
  /** The sender's own words, which come back with each status. */
  callbackData: string | undefined;
  /** Null for free text. */
  template: {
    name: string;
    language: string;
    /** The body's parameters. */
    params: string[];
    /** The path is the shop's, filled in. */
    button: { text: string; path: string };
  } | null;
};

type Content = Pick<Sendable, 'text' | 'template'>;
type Fields = Record<string, unknown>;

const longestBody = 1024;
const longestText = 4096;

const missing = (name: string) => new GraphError(131008, `${name} is required`);
const invalid = (details: string) => new GraphError(131009, details);

/** The fields of an object; Meta refuses what it does not know. */
function readFields(value: unknown, known: readonly string[], where: string): Fields {
  if (value === undefined) throw missing(where);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new GraphError(100, `${where} must be an object`);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new GraphError(100, `Unexpected key "${unknown}" on ${where}`);
  return { ...value };
}

function readText(fields: Fields, name: string, where: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw missing(`${where}.${name}`);
  if (typeof value !== 'string') throw invalid(`${where}.${name} must be a string`);
  return value;
}

function readList(value: unknown, where: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new GraphError(100, `${where} must be an array`);
  return value;
}

/** The texts of a component's parameters, in Meta's form for them. */
function readParameters(value: unknown, where: string): string[] {
  return readList(value, `${where}.parameters`).map((parameter, index) => {
    const at = `${where}.parameters[${index}]`;
    const fields = readFields(parameter, ['type', 'text'], at);
    if (fields['type'] !== 'text') throw new GraphError(132012, `${at}: expected type text`);
    const text = readText(fields, 'text', at);
    if (/[\n\r\t]| {5}/.test(text))
      throw new GraphError(
        132012,
        `${at}: Param text cannot have new-line/tab characters or more than 4 consecutive spaces`,
      );
    return text;
  });
}

type Components = { body: string[]; button: string[] };

function readComponents(value: unknown): Components {
  const found: Components = { body: [], button: [] };
  for (const [index, component] of readList(value, 'template.components').entries()) {
    const where = `template.components[${index}]`;
    const known = ['type', 'sub_type', 'index', 'parameters'];
    const { type, parameters, ...rest } = readFields(component, known, where);
    if (type === 'body') found.body = readParameters(parameters, where);
    else if (type !== 'button') throw new GraphError(132012, `${where}: it has no ${String(type)}`);
    else if (rest['sub_type'] !== 'url' || String(rest['index']) !== '0')
      throw new GraphError(132012, `${where}: it has one button, of sub_type url at index 0`);
    else found.button = readParameters(parameters, where);
  }
  return found;
}

function findTemplate(name: string, language: string): MessageTemplate {
  const template = MESSAGE_TEMPLATES.find((one) => one.name === name && one.language === language);
  if (!template)
    throw new GraphError(132001, `template name (${name}) does not exist in ${language}`);
  return template;
}

function requireCount(part: string, has: readonly string[], expected: number): void {
  if (has.length !== expected)
    throw new GraphError(
      132000,
      `${part}: number of localizable_params (${has.length}) does not match the expected number of params (${expected})`,
    );
}

function readTemplate(value: unknown): Content {
  const fields = readFields(value, ['name', 'language', 'components'], 'template');
  const name = readText(fields, 'name', 'template');
  const language = readFields(fields['language'], ['code', 'policy'], 'template.language');
  const template = findTemplate(name, readText(language, 'code', 'template.language'));
  const { body: params, button: ends } = readComponents(fields['components']);
  requireCount('body', params, template.example.texts.length);
  requireCount('buttons', ends, template.example.orderId === null ? 0 : 1);
  const text = whatsappBody(template, params);
  if (text.length > longestBody)
    throw new GraphError(
      132005,
      `the body has ${text.length} characters, of at most ${longestBody}`,
    );
  return {
    text,
    template: {
      name,
      language: template.language,
      params,
      button: { text: template.button.text, path: buttonPath(template, ends[0] ?? null) },
    },
  };
}

function readFreeText(value: unknown): Content {
  const fields = readFields(value, ['body', 'preview_url'], 'text');
  const text = readText(fields, 'body', 'text');
  if (text.length > longestText) throw invalid(`text.body has more than ${longestText} characters`);
  return { text, template: null };
}

const known = [
  'messaging_product',
  'recipient_type',
  'to',
  'type',
  'template',
  'text',
  'biz_opaque_callback_data',
];

/** The body of `POST /{phone_number_id}/messages`. Throws the error that Meta would answer. */
export function parseSend(body: unknown): Sendable {
  const fields = readFields(body, known, 'the message');
  if (fields['messaging_product'] !== 'whatsapp')
    throw new GraphError(100, 'The parameter messaging_product is required.');
  if ((fields['recipient_type'] ?? 'individual') !== 'individual')
    throw invalid('recipient_type must be individual');
  const to = readText(fields, 'to', 'the message');
  if (!/^[1-9]\d{6,14}$/.test(to)) throw invalid('to must be the digits of a phone in E.164');
  const callbackData =
    fields['biz_opaque_callback_data'] === undefined
      ? undefined
      : readText(fields, 'biz_opaque_callback_data', 'the message');
  return { to, callbackData, ...readContent(fields) };
}

function readContent({ type = 'text', template, text }: Fields): Content {
  switch (type) {
    case 'template':
      return readTemplate(template);
    case 'text':
      return readFreeText(text);
    default:
      throw invalid('type must be template or text');
  }
}
