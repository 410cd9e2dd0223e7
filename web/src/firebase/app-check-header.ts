/** reCAPTCHA says nothing at all where its script is blocked. */
const PATIENCE_MS = 8_000;

/**
 * The header that vouches for this page. Without a token in time there is none:
 * the backend knows whether it needs one, and its refusal has words. Never throws.
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
