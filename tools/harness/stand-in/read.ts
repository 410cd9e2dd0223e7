import * as v from 'valibot';
import { Problem } from './problem.ts';

/** A 400 for a value that is not valid. */
export const invalid = (message: string): Problem => new Problem(400, 'VALIDATION_ERROR', message);

/** Parses an untrusted value, whose schema is an object's. Throws a 400 that names the field. */
export function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  // valibot takes an array for an object
  if (Array.isArray(value)) throw invalid('The body: it must be an object, not an array');
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw invalid(`${v.getDotPath(issues[0]) ?? 'The body'}: ${issues[0].message}`);
}

export const integerFrom = (minimum: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(minimum));

/** An absolute http or https address: `javascript:` must never reach the payment page. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));
