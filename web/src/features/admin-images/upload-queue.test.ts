import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import { describe, expect, test, vi } from 'vitest';
import { RefusedError } from '../../components/admin/operation.ts';
import type { NewPicture } from './picture-writes.ts';
import { UploadQueue, type UploadPorts } from './upload-queue.ts';

const file = (name: string): File => new File(['picture'], name, { type: 'image/png' });

/** A queue whose time stands still; `ports` may do otherwise. */
function queueWith(ports: Partial<UploadPorts> = {}) {
  const added: NewPicture[] = [];
  const discarded: string[] = [];
  const failures: unknown[] = [];
  const queue = new UploadQueue({
    prepare: async (picture) => ({ picture, extension: 'png', shrunk: null }),
    send: async () => {},
    add: async (picture) => void added.push(picture),
    discard: (path) => void discarded.push(path),
    onDone: () => {},
    onFailure: (error) => void failures.push(error),
    clock: () => 1000,
    ...ports,
  });
  /** Waits until nothing is on its way. */
  const idle = () =>
    vi.waitUntil(() => queue.uploads.get().every(({ state }) => state.step === 'failed'));
  return { queue, added, discarded, failures, idle };
}

describe('files become pictures', () => {
  test('in the order in which they were chosen, each at a path of its own', async () => {
    const { queue, added, idle } = queueWith();
    queue.add('soap', [file('one.png'), file('two.large.png')]);
    queue.add('gifts', [file('three')]);
    await idle();
    expect(added).toEqual([
      { productId: 'soap', storagePath: 'product-images/soap/1000.png', fileName: 'one' },
      { productId: 'soap', storagePath: 'product-images/soap/1001.png', fileName: 'two.large' },
      { productId: 'gifts', storagePath: 'product-images/gifts/1002.png', fileName: 'three' },
    ]);
    expect(queue.uploads.get()).toEqual([]);
    expect(queue.nameOf('product-images/soap/1000.png')).toBe('one.png');
  });

  test('with a long name cut between characters, which Firestore requires', async () => {
    const { queue, added, idle } = queueWith();
    queue.add('soap', [file(`${'a'.repeat(IMAGE_LIMITS.alt_text - 1)}🧼.png`)]);
    await idle();
    expect(added).toMatchObject([{ fileName: 'a'.repeat(IMAGE_LIMITS.alt_text - 1) }]);
  });

  test('shrunk where they were too large, which is told', async () => {
    const onDone = vi.fn<UploadPorts['onDone']>();
    const shrunk = { from: 12_000_000, to: 1_100_000 };
    const { queue, added, idle } = queueWith({
      prepare: async (picture) => ({ picture, extension: 'jpg', shrunk }),
      onDone,
    });
    queue.add('soap', [file('photo.png')]);
    await idle();
    expect(added).toMatchObject([{ storagePath: 'product-images/soap/1000.jpg' }]);
    expect(onDone.mock.calls).toEqual([[shrunk]]);
  });

  test('without being sent twice where only the picture could not be written', async () => {
    const add = vi.fn<UploadPorts['add']>().mockRejectedValueOnce(new Error('busy'));
    const send = vi.fn<UploadPorts['send']>(async () => {});
    const { queue, discarded, failures, idle } = queueWith({ add, send });
    queue.add('soap', [file('one.png')]);
    await idle();
    expect(failures).toHaveLength(1);
    queue.retry(queue.uploads.get()[0]!.key);
    await vi.waitUntil(() => queue.uploads.get().length === 0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(add.mock.calls[0]).toEqual(add.mock.calls[1]);
    expect(discarded).toEqual([]);
  });

  test('at another path where the first attempt may have arrived', async () => {
    const send = vi.fn<UploadPorts['send']>().mockRejectedValueOnce(new Error('no answer'));
    const { queue, added, discarded, idle } = queueWith({ send });
    queue.add('soap', [file('one.png'), file('two.png')]);
    await idle();
    expect(added.map(({ fileName }) => fileName)).toEqual(['two']);
    expect(discarded).toEqual(['product-images/soap/1000.png']);
    queue.retry(queue.uploads.get()[0]!.key);
    await vi.waitUntil(() => queue.uploads.get().length === 0);
    expect(added.at(-1)!.storagePath).toBe('product-images/soap/1002.png');
  });
});

test('a file that can never be accepted is told from one that may be tried again', async () => {
  const prepare = vi
    .fn<UploadPorts['prepare']>()
    .mockRejectedValueOnce(new RefusedError('image-type'))
    .mockRejectedValueOnce(new Error('no answer'));
  const { queue, idle } = queueWith({ prepare });
  queue.add('soap', [file('text.txt'), file('one.png')]);
  await idle();
  expect(queue.uploads.get().map(({ state }) => state)).toMatchObject([
    { step: 'failed', isFinal: true },
    { step: 'failed', isFinal: false },
  ]);
});

describe('a file leaves nothing behind', () => {
  test('that is cancelled while it is sent', async () => {
    const { queue, added, discarded, failures } = queueWith({
      send: (_, __, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('ended')));
        }),
    });
    queue.add('soap', [file('one.png')]);
    await vi.waitUntil(() => queue.nameOf('product-images/soap/1000.png') !== null);
    queue.remove(queue.uploads.get()[0]!.key);
    await vi.waitUntil(() => discarded.length > 0);
    expect({ added, discarded, failures, left: queue.uploads.get() }).toEqual({
      added: [],
      discarded: ['product-images/soap/1000.png'],
      failures: [],
      left: [],
    });
  });

  test('that is dismissed after it could not be written', async () => {
    const { queue, discarded, idle } = queueWith({ add: () => Promise.reject(new Error('no')) });
    queue.add('soap', [file('one.png')]);
    await idle();
    queue.remove(queue.uploads.get()[0]!.key);
    expect(discarded).toEqual(['product-images/soap/1000.png']);
  });
});
