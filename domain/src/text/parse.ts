import * as v from 'valibot';
import { DomainError, isErrorCode, type ErrorCode } from '../error-code.ts';

/** Types a schema's message as an error code. */
export const code = (errorCode: ErrorCode): ErrorCode => errorCode;

/**
 * Parses external input.
 * @throws DomainError with the code and field of the first issue; `input-invalid` if the schema has no code for it.
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
