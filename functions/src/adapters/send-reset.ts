import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { applicationDefault } from 'firebase-admin/app';

/**
 * Has Firebase send an address its message for choosing a new password, with the project's own template; the server SDK
 * only makes the link. On the emulators nothing is sent: the link is returned.
 * @throws Error if Firebase refuses.
 */
export async function sendReset(email: string, project: string): Promise<string | null> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/` : 'https://';
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const answer = await fetch(
    `${origin}identitytoolkit.googleapis.com/v1/projects/${project}/accounts:sendOobCode`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-firebase-locale': DEFAULT_LOCALE,
        ...(!emulator && { 'x-goog-user-project': project }),
      },
      body: JSON.stringify({
        requestType: 'PASSWORD_RESET',
        email,
        returnOobLink: Boolean(emulator),
      }),
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The message was not sent: ${answer.status} ${text}`);
  return emulator ? (JSON.parse(text) as { oobLink: string }).oobLink : null;
}
