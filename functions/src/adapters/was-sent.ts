/** False iff a failed `fetch` certainly sent nothing: DNS failed, or no connection was made. */
export function wasSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // one error per address of the host
  const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return !errors.every((one) => {
    const { code, syscall } = Object(one) as { code?: unknown; syscall?: unknown };
    return code === 'UND_ERR_CONNECT_TIMEOUT' || syscall === 'connect' || syscall === 'getaddrinfo';
  });
}
