import { expect } from 'vitest';
import { stack } from '../stack.ts';

/** An e-mail as maildev's API shows it, as far as tests look at it. */
export type Mail = {
  id: string;
  subject: string;
  from: { address: string; name: string }[];
  to: { address: string; name: string }[];
  text?: string;
  html?: string;
  headers: Record<string, string | string[]>;
  /** The SMTP envelope's recipients, whatever the headers say. */
  envelope: { to: { address: string }[] };
};

const api = `${stack.urls.inbox}/api/email`;

/** The e-mails that were handed in for an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = (await (await fetch(api)).json()) as Mail[];
  return mails.filter(({ envelope }) => envelope.to.some((to) => to.address === address));
}

/** Waits for exactly one e-mail to an address with a matching subject. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const matching = async () =>
    (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(matching, { message: `${String(subject)} to ${address}` }).not.toEqual([]);
  const [mail, ...more] = await matching();
  expect(more).toEqual([]);
  return mail!;
}

/** Deletes all e-mails. */
export async function clearInbox(): Promise<void> {
  const { ok, status } = await fetch(`${api}/all`, { method: 'DELETE' });
  if (!ok) throw new Error(`the inbox was not emptied: ${status}`);
}
