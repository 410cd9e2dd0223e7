import { isOff } from '../../functions/src/config.ts';
import { smtpProblem, type SmtpProblem } from '../../functions/src/adapters/smtp-address.ts';
import type { Deployment } from './read-deployment.ts';
import { missing, ok, unknown, warning, type Finding } from './finding.ts';
import type { Answer } from './google-checks.ts';

type Functions = NonNullable<Deployment['functions']>;

/** Meta's ids of numbers have 15 digits or more, phones in the Gulf at most 12. */
const META_ID = /^\d{14,}$/;

export function checkChannels(functions: Functions, file: string): Finding[] {
  const findings: Finding[] = [];
  const api = functions['WHATSAPP_API_URL'];
  if (api && !/^https:\/\/graph\.facebook\.com\/v\d+\.\d+$/.test(api))
    findings.push(
      missing(
        `WHATSAPP_API_URL is ${api}`,
        `WHATSAPP_API_URL=https://graph.facebook.com/v23.0 in ${file}`,
      ),
    );
  const phone = functions['WHATSAPP_PHONE_NUMBER_ID'];
  if (!phone)
    findings.push(warning('no WhatsApp: nobody is told by it', 'docs/deploy.md, section 8'));
  else if (!META_ID.test(phone))
    findings.push(
      missing(
        `WHATSAPP_PHONE_NUMBER_ID is "${phone}", which is no id of Meta’s, but perhaps the number`,
        `write the id that stands beside the number, of about 15 digits, in ${file}`,
      ),
    );
  const sender = functions['MAIL_FROM'];
  if (!sender) findings.push(warning('no sender: no e-mail is sent', 'docs/deploy.md, section 8'));
  else if (!/@[\w-]+(?:\.[\w-]+)+>?$/.test(sender) || /\.example>?$/.test(sender))
    findings.push(
      missing(
        `MAIL_FROM is no address of yours: ${sender}`,
        `MAIL_FROM="Your shop <orders@your domain>" in ${file}`,
      ),
    );
  return findings;
}

export const secretsToRead = (functions: Functions | null): readonly string[] => [
  ...(functions?.['WHATSAPP_PHONE_NUMBER_ID']
    ? ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']
    : []),
  ...(functions?.['MAIL_FROM'] ? ['SMTP_URL'] : []),
];

const SMTP_WORDS: Readonly<Record<SmtpProblem, string>> = {
  'smtp-no-scheme': 'SMTP_URL does not begin with smtps:// or smtp://',
  'smtp-not-encoded': 'user or password of SMTP_URL has a character that is to be percent-encoded',
  'smtp-no-host': 'SMTP_URL names no mail server',
};

/** Checks an enabled channel's secret; tells no more of it than the mail server's name. */
export async function checkChannelSecret(
  name: string,
  asked: Answer<string>,
  isKnownHost: (host: string) => Promise<boolean | null>,
): Promise<Finding> {
  const mend = `npx firebase functions:secrets:set ${name}: docs/deploy.md, section 8`;
  if ('problem' in asked) return unknown(`the value of ${name} ${asked.problem}`);
  const value = asked.answer?.trim() ?? '';
  if (value === '' || isOff(value)) return missing(`${name} is off, and its channel is on`, mend);
  if (name !== 'SMTP_URL') return ok(`${name} has a value`);
  const problem = smtpProblem(value);
  if (problem !== null) return missing(SMTP_WORDS[problem], mend);
  const { hostname } = new URL(value);
  const isKnown = await isKnownHost(hostname);
  if (isKnown === null) return unknown(`whether there is a mail server ${hostname}`);
  return isKnown
    ? ok(`e-mails are handed in at ${hostname}`)
    : missing(`there is no host ${hostname}, which SMTP_URL names`, mend);
}
