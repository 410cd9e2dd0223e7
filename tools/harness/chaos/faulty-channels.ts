import type { Channel } from '@ghar/domain/messages/message';
import { whatsappClient } from '../../../functions/src/adapters/whatsapp-client.ts';
import type { Outgoing, SendMessage } from '../../../functions/src/messages/deliver-message.ts';
import type { SendOutcome } from '../../../functions/src/messages/provider-verdict.ts';
import type { SendFault } from '../whatsapp-sandbox/faults.ts';
import type { Simulation } from './environment.ts';
import { underFault } from './under-fault.ts';

type WhatsappFault = SendFault | { readonly kind: 'ok' | 'latency' };
/** Faults of a message, weighted by repetition. */
const WHATSAPP_FAULTS: readonly WhatsappFault[] = [
  ...Array.from({ length: 10 }, () => ({ kind: 'ok' }) as const),
  { kind: 'latency' },
  ...[131000, 131000, 130429, 131026, 132001, 190].map(
    (code) => ({ kind: 'error', code }) as const,
  ),
  ...[131000, 131000, 131026].map((code) => ({ kind: 'fails', code }) as const),
  { kind: 'error_502' },
  { kind: 'timeout' },
  { kind: 'timeout_after' },
  { kind: 'garbage' },
];

type MailFault = {
  readonly outcome: Exclude<SendOutcome['kind'], 'accepted'>;
  readonly code?: string;
};
/** The mailer's outcomes (smtp-mailer.test.ts), by weight. An unanswered message may have been accepted. */
const MAIL_FAULTS: readonly (MailFault | null)[] = [
  ...Array<null>(10).fill(null),
  ...['451', '421', '550', '554', 'EAUTH'].map((code) => ({ outcome: 'refused', code }) as const),
  { outcome: 'not-reached' },
  { outcome: 'unanswered' },
  { outcome: 'unanswered' },
];

/** WhatsApp's client against the stand-in's faults, and a simulated mail server; each message is a step. */
export function faultyChannels(simulation: Simulation): Record<Channel, SendMessage> {
  const { environment, proc, random } = simulation;
  const { whatsapp, statuses, hasFaults, advance, consequences } = environment;
  const client = whatsappClient(whatsapp);

  async function send(message: Outgoing, fault: WhatsappFault): Promise<SendOutcome> {
    const { kind } = fault;
    const { orderFaults, faults } = whatsapp.control;
    const isMet = async (): Promise<boolean> => (await faults()).sends.length === 0;
    const sends = kind === 'ok' || kind === 'latency' ? [] : [{ ...fault, times: 1 }];
    const outcome = await underFault(
      { orderFaults, isMet, advance },
      { kind, faults: { sends } },
      () => client(message),
    );
    const isShown = outcome.kind === 'accepted' && kind !== 'fails';
    if (isShown && random.between(1, 4) === 1) await whatsapp.control.read(outcome.providerId);
    consequences.statusesSent(statuses.splice(0));
    return outcome;
  }

  function mail({ id }: Outgoing, fault: MailFault | null): SendOutcome {
    const isTaken =
      fault === null || (fault.outcome === 'unanswered' && random.between(0, 1) === 1);
    if (isTaken) environment.mails.push(id);
    if (fault === null) return { kind: 'accepted', providerId: `<${id}>` };
    return { kind: fault.outcome, code: fault.code } as SendOutcome;
  }

  return {
    whatsapp: (message) => {
      const fault: WhatsappFault = hasFaults ? random.pick(WHATSAPP_FAULTS) : { kind: 'ok' };
      const name = `${fault.kind} ${'code' in fault ? fault.code : ''}`.trim();
      return proc.step(`whatsapp ${message.id} ${name}`, async () => {
        const outcome = await send(message, fault);
        if (fault.kind === 'ok' && outcome.kind !== 'accepted')
          environment.reportFailure(
            message.id,
            `WhatsApp does not take it: ${JSON.stringify(outcome)}`,
          );
        return outcome;
      });
    },
    email: (message) => {
      const fault = hasFaults ? random.pick(MAIL_FAULTS) : null;
      const name = fault === null ? 'ok' : (fault.code ?? fault.outcome);
      return proc.step(`mail ${message.id} ${name}`, async () => mail(message, fault));
    },
  };
}
