import { Problem } from './problem.ts';

/** Parses one untrusted value; throws a 400 that names the field. */
export type Reader<T> = (value: unknown, name: string) => T;
export type Fields = Record<string, unknown>;

export const invalid = (message: string): Problem => new Problem(400, 'VALIDATION_ERROR', message);

/** The fields of a JSON object with no keys but `known`; anything else is a 400. */
export function readFields(value: unknown, known: readonly string[], where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${where} must be a JSON object`);
  }
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw invalid(`${where} has an unknown key: ${unknown}`);
  return { ...value };
}

export function required<T>(fields: Fields, name: string, read: Reader<T>): T {
  if (fields[name] === undefined) throw invalid(`${name} is required`);
  return read(fields[name], name);
}

export function optional<T>(fields: Fields, name: string, read: Reader<T>): T | undefined {
  return fields[name] === undefined ? undefined : read(fields[name], name);
}

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid(`${name} must be a string`);
  return value;
};

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value !== 'boolean') throw invalid(`${name} must be a boolean`);
  return value;
};

export const integer: Reader<number> = (value, name) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw invalid(`${name} must be an integer`);
  }
  return value;
};

export const integerFrom =
  (minimum: number): Reader<number> =>
  (value, name) => {
    const number = integer(value, name);
    if (number < minimum) throw invalid(`${name} must be at least ${minimum}`);
    return number;
  };

export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  (value, name) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw invalid(`${name} must be one of ${choices.join(', ')}`);
    return choice;
  };

/** An absolute http or https address: `javascript:` must never reach the payment page. */
export const webAddress: Reader<string> = (value, name) => {
  const address = text(value, name);
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw invalid(`${name} must be an absolute http or https URL`);
  }
  return address;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const uuid: Reader<string> = (value, name) => {
  const id = text(value, name);
  if (!uuidPattern.test(id)) throw invalid(`${name} must be a UUID`);
  return id;
};
