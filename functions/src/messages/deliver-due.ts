import { CHANNELS, type Channel } from '@ghar/domain/messages/message';
import { log, onTrail } from '../log.ts';
import { deliverMessage, type Delivered, type DeliveryPorts } from './deliver-message.ts';

/** Concurrent messages of a channel. */
const AT_ONCE = 5;
/** Messages of a channel in one run: the next one takes the rest. */
const MOST = 300;
/** Time for new messages in a run, in ms; the function has a minute more. */
const BUDGET_MS = 200_000;

/** After these a channel has no use for another message in this run. */
const STOPS: ReadonlySet<Delivered> = new Set<Delivered>(['blocked', 'wait']);

/**
 * Sends what is due, the longest waiting first. A channel that is blocked or asks for patience is
 * left alone until the next run; one message that fails does not hold up the others.
 */
export async function deliverDue(ports: DeliveryPorts): Promise<void> {
  await Promise.all(CHANNELS.map((channel) => deliverChannel(channel, ports)));
}

async function deliverChannel(channel: Channel, ports: DeliveryPorts): Promise<void> {
  const { store, clock } = ports;
  const startedAt = clock();
  const waiting = [...(await store.dueMessages(channel, startedAt, MOST))];
  const due = waiting.length;
  if (due === 0) return;
  let isStopped = false;
  let failures = 0;

  /** The next message, while the channel takes more and there is time. */
  const next = (): string | undefined =>
    isStopped || clock().getTime() - startedAt.getTime() > BUDGET_MS ? undefined : waiting.shift();

  async function work(): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) {
      const current = id;
      await onTrail(async () => {
        try {
          if (STOPS.has(await deliverMessage(current, ports))) isStopped = true;
        } catch (error) {
          failures += 1;
          log('message-not-handled', { error, source: channel });
        }
      });
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const outcome = isStopped ? 'stopped' : 'complete';
  log('messages-delivered', {
    source: channel,
    outcome,
    messages: due - waiting.length,
    failures,
    waiting: waiting.length,
  });
}
