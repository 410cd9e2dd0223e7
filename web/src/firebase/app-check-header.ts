/** A blocked reCAPTCHA script never answers. */
const PATIENCE_MS = 8_000;

/**
 * The App Check header. Without a token in time there is none: the backend decides whether it needs one. Never throws.
 */
export async function appCheckHeader(
  fetchToken: () => Promise<string>,
  patienceMs = PATIENCE_MS,
): Promise<Record<string, string>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    const token = await Promise.race([fetchToken(), patience]);
    return token === null ? {} : { 'X-Firebase-AppCheck': token };
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
