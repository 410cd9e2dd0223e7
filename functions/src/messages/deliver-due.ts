import { CHANNELS, type Channel } from '@ghar/domain/messages/message';
import { log, onTrail } from '../log.ts';
import { deliverMessage, type Delivered, type DeliveryPorts } from './deliver-message.ts';

/** Concurrent messages per channel. */
const AT_ONCE = 5;
/** Maximum messages per channel and run; the next run takes the rest. */
const MAX_MESSAGES = 300;
/** Time limit for starting messages, in ms; the function's timeout is a minute longer. */
const BUDGET_MS = 200_000;

/** Results that stop a channel for this run. */
const STOPS: ReadonlySet<Delivered> = new Set<Delivered>(['blocked', 'wait']);

/**
 * Sends due messages, longest waiting first. A blocked or throttled channel waits for the next run; one failed message
 * does not block the others.
 */
export async function deliverDue(ports: DeliveryPorts): Promise<void> {
  await Promise.all(CHANNELS.map((channel) => deliverChannel(channel, ports)));
}

async function deliverChannel(channel: Channel, ports: DeliveryPorts): Promise<void> {
  const { store, clock } = ports;
  const startedAt = clock();
  const waiting = [...(await store.dueMessages(channel, startedAt, MAX_MESSAGES))];
  const due = waiting.length;
  if (due === 0) return;
  let isStopped = false;
  let failures = 0;

  /** The next message; undefined at the time limit or once the channel has stopped. */
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
