import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

/** Answers tokens that this is the shop's own page. Import it dynamically, once there is a site key. */
export const fetchAppCheckToken = async (siteKey: string): Promise<string> => {
  // The same settings again answer the same instance.
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  return (await getToken(initializeAppCheck(firebaseApp, { provider }))).token;
};
