import * as v from 'valibot';
import { DomainError, isErrorCode, type ErrorCode } from './error-code.ts';

/** A schema's message, where it is a code for {@link parse} to refuse with. */
export const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/**
 * Reads what came from outside.
 *
 * @throws DomainError with the code of the first thing that is wrong, and its
 * field; `input-invalid` where the schema has no code of its own for it.
 */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new DomainError(
    isErrorCode(issue.message) ? issue.message : 'input-invalid',
    field === null ? {} : { field },
  );
}
