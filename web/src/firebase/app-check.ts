import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

/** Fetches an App Check token. Import it dynamically, and only with a site key. */
export const fetchAppCheckToken = async (siteKey: string): Promise<string> => {
  // The same settings return the same instance.
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  return (await getToken(initializeAppCheck(firebaseApp, { provider }))).token;
};
