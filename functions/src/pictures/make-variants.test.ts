import { cardPath, productImagePath, variantPath } from '@ghar/domain/paths';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { makeVariants } from './make-variants.ts';
import type { PicturePorts, PictureStore } from './picture-ports.ts';

const PATH = productImagePath('soap', 1, 'jpg');
const PICTURE = { id: 'picture', storagePath: PATH };
const VARIANT = { format: 'webp', width: 4, height: 3 } as const;
const CARD = { width: 12, height: 6 };

/** A valid picture, and ports that record the calls in order. */
function portsOf(change: Partial<PictureStore> & { type?: string } = {}) {
  const done: unknown[] = [];
  const { type = 'image/jpeg', ...pictures } = change;
  const ports: PicturePorts = {
    files: {
      find: async () => ({
        contentType: 'image/jpeg',
        size: 9,
        generation: '1',
        isCopy: true,
        open: async () => Readable.from([Buffer.from('bytes')]),
      }),
      save: async (path, _, of) => void done.push(['save', path, of]),
      replace: async (path) => {
        done.push(['replace', path]);
        return true;
      },
      remove: async (path) => void done.push(['remove', path]),
      removeFolder: async (prefix) => void done.push(['remove all', prefix]),
    },
    pictures: {
      state: async () => 'bare',
      addFacts: async (id, facts) => {
        done.push(['tell', id, facts]);
        return true;
      },
      markUndrawn: async (id) => void done.push(['undrawn', id]),
      isShown: async () => false,
      removeOfDeletedProduct: async () => false,
      ...pictures,
    },
    inspect: async () => ({ type, pixels: 12 }),
    copyPixels: async (bytes) => bytes,
    draw: async () => ({
      width: 8,
      height: 6,
      variants: [{ ...VARIANT, bytes: Buffer.of(1) }],
      card: { ...CARD, bytes: Buffer.of(2) },
    }),
  };
  return { done, ports };
}
const UNDRAWN = [['undrawn', 'picture']];
const saved = [
  ['save', variantPath(PATH, 4, 'webp'), 'image/webp'],
  ['save', cardPath(PATH), 'image/jpeg'],
];
const removed = [
  ['remove all', 'product-images/soap/1-jpg/'],
  ['remove', PATH],
];

describe('making the variants of a picture', () => {
  test('keeps them before it tells the document', async () => {
    const { done, ports } = portsOf();
    expect(await makeVariants(PICTURE, ports)).toBe('made');
    const variants = [{ ...VARIANT, storage_path: variantPath(PATH, 4, 'webp') }];
    const card = { ...CARD, storage_path: cardPath(PATH) };
    expect(done).toEqual([...saved, ['tell', 'picture', { width: 8, height: 6, variants, card }]]);
  });

  test('does nothing where there are some', async () => {
    const { done, ports } = portsOf({ state: async () => 'drawn' });
    expect(await makeVariants(PICTURE, ports)).toBe('had-them');
    expect(done).toEqual([]);
  });

  test('leaves a file of another type to the check of uploads', async () => {
    const { done, ports } = portsOf({ type: 'image/png' });
    expect(await makeVariants(PICTURE, ports)).toBe('unsound');
    expect(done).toEqual(UNDRAWN);
  });

  test('leaves a file that is taken away before it is read', async () => {
    const { done, ports } = portsOf();
    const open = async (): Promise<null> => null;
    ports.files.find = async () => ({
      contentType: 'image/jpeg',
      size: 9,
      generation: '1',
      isCopy: true,
      open,
    });
    expect(await makeVariants(PICTURE, ports)).toBe('unsound');
    expect(done).toEqual(UNDRAWN);
  });

  test('notes that it could not, and is tried again', async () => {
    const { done, ports } = portsOf();
    const draw = async () => {
      throw new Error('out of memory');
    };
    await expect(makeVariants(PICTURE, { ...ports, draw })).rejects.toThrow('out of memory');
    expect(done).toEqual(UNDRAWN);
  });

  test('draws the copy without metadata of an upload that was not replaced yet', async () => {
    const { done, ports } = portsOf();
    const found = await ports.files.find(PATH);
    ports.files.find = async () => ({ ...found!, isCopy: false });
    const drawn: string[] = [];
    const outcome = await makeVariants(PICTURE, {
      ...ports,
      copyPixels: async () => Buffer.from('copy'),
      draw: (bytes) => {
        drawn.push(Buffer.from(bytes).toString());
        return ports.draw(bytes);
      },
    });
    expect(outcome).toBe('made');
    expect(drawn).toEqual(['copy']);
    expect(done[0]).toEqual(['replace', PATH]);
  });

  test('takes away what it made where the picture was deleted meanwhile', async () => {
    const { done, ports } = portsOf({ addFacts: async () => false });
    expect(await makeVariants(PICTURE, ports)).toBe('gone');
    expect(done).toEqual([...saved, ...removed]);
  });

  test('takes away what an earlier attempt left where the picture is gone', async () => {
    const { done, ports } = portsOf({ state: async () => 'gone' });
    expect(await makeVariants(PICTURE, ports)).toBe('gone');
    expect(done).toEqual(removed);
  });

  test('leaves the files of a picture that is gone to another that shows them', async () => {
    const { done, ports } = portsOf({ state: async () => 'gone', isShown: async () => true });
    expect(await makeVariants(PICTURE, ports)).toBe('gone');
    expect(done).toEqual([]);
  });

  test('touches no file that is no picture', async () => {
    const odd = { id: 'picture', storagePath: 'secret/1.jpg' };
    const added = portsOf();
    expect(await makeVariants(odd, added.ports)).toBe('unsound');
    expect(added.done).toEqual(UNDRAWN);
    const gone = portsOf({ state: async () => 'gone' });
    expect(await makeVariants(odd, gone.ports)).toBe('gone');
    expect(gone.done).toEqual([]);
  });
});
