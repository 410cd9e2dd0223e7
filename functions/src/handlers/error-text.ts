/** An error and what caused it, in one line for the log. */
export const errorText = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${error.message} ← ${errorText(error.cause)}`
    : String(error);
