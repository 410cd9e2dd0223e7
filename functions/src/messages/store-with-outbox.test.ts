import { describe, expect, test } from 'vitest';
import type { ShopTransaction } from '../orders/shop-store.ts';
import type { DueMessage } from './messages-due.ts';
import { addMessages } from './store-with-outbox.ts';

/** Adds a message where one of that id is in the outbox, or none; returns the ids that were written. */
async function added(earlier: object | null, isRepeatable = true): Promise<string[]> {
  const written: string[] = [];
  const tx = {
    message: async () => earlier,
    putMessage: (id: string) => void written.push(id),
  } as unknown as ShopTransaction;
  await addMessages(tx, [{ id: 'one', message: {}, isRepeatable } as DueMessage]);
  return written;
}

describe('a message of the outbox', () => {
  test.each([
    ['is written where there is none', null],
    ['is written anew while nobody has begun to send it', { state: 'queued', attempts: 0 }],
    ['is written anew where it was withdrawn', { state: 'withdrawn', attempts: 1 }],
  ])('%s', async (_, earlier) => {
    expect(await added(earlier)).toEqual(['one']);
  });

  test.each([
    ['is being sent, or tried again', { state: 'queued', attempts: 1 }],
    ['was sent', { state: 'sent', attempts: 1 }],
    ['may have been sent', { state: 'doubtful', attempts: 1 }],
    ['could not be sent', { state: 'failed', attempts: 5 }],
  ])('that %s stays as it is: nobody gets it twice', async (_, earlier) => {
    expect(await added(earlier)).toEqual([]);
  });

  test('that says one thing once is never written anew', async () => {
    expect(await added({ state: 'queued', attempts: 0 }, false)).toEqual([]);
  });
});
