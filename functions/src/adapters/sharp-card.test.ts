import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawCard } from './sharp-card.ts';
import { drawPicture } from './sharp-variants.ts';

const COLOURS = {
  red: [200, 30, 30],
  green: [30, 160, 30],
  blue: [30, 30, 200],
  white: [255, 255, 255],
} as const;
type Colour = keyof typeof COLOURS;

type Mark = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly of: Colour;
};
/** Tolerance for JPEG's colour loss. */
const NEAR = 14;

function plain(width: number, height: number, colour: Colour, alpha = 1) {
  const [r, g, b] = COLOURS[colour];
  return sharp({ create: { width, height, channels: 4, background: { r, g, b, alpha } } });
}

type Wall = readonly [width: number, height: number, colour: Colour, alpha?: number];

/** A single-coloured picture with marks on it. */
async function pictureOf([width, height, wall, alpha]: Wall, ...marks: readonly Mark[]) {
  const drawn = await Promise.all(
    marks.map(async ({ left, top, of, ...size }) => ({
      input: await plain(size.width, size.height, of).png().toBuffer(),
      left,
      top,
    })),
  );
  return plain(width, height, wall, alpha).composite(drawn).png().toBuffer();
}

/** The name of the colour at a point of a card; its numbers where it is none of them. */
async function coloursOf(card: Uint8Array) {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): string => {
    const first = (y * info.width + x) * info.channels;
    const parts = [...data.subarray(first, first + 3)];
    const names = Object.entries(COLOURS).flatMap(([name, colour]) =>
      parts.every((part, index) => Math.abs(part - colour[index]!) < NEAR) ? [name] : [],
    );
    return names[0] ?? parts.join();
  };
}

/** The card alone: the variants beside it would take most of the time. */
async function cardOf(wall: Wall, ...marks: readonly Mark[]) {
  const [width, height] = wall;
  const card = await drawCard(sharp(await pictureOf(wall, ...marks)), { width, height });
  return { at: await coloursOf(card) };
}

describe('the card of a picture', () => {
  test('is a JPEG of the size that it says', async () => {
    const { card } = await drawPicture(await pictureOf([300, 400, 'green']));
    expect(await sharp(card.bytes).metadata()).toMatchObject({
      mediaType: 'image/jpeg',
      width: 1200,
      height: 630,
    });
    expect(card).toMatchObject({ width: 1200, height: 630 });
  });

  test('is filled by one that is a little taller, which loses as much above as below', async () => {
    // at twice its size it is 1200 × 690: 30 pixels are cut on either side, and the red with them
    const margin = { left: 0, width: 600, height: 5, of: 'red' } as const;
    const inner = { left: 0, top: 30, width: 30, height: 285, of: 'blue' } as const;
    const { at } = await cardOf(
      [600, 345, 'green'],
      { ...margin, top: 0 },
      { ...margin, top: 340 },
      inner,
    );
    for (const y of [2, 627]) expect(at(600, y)).toBe('green');
    for (const y of [40, 590]) expect(at(30, y)).toBe('blue');
  });

  test('is filled by one that is a little wider, which loses as much left as right', async () => {
    const margin = { top: 0, width: 5, height: 315, of: 'red' } as const;
    const inner = { left: 60, top: 0, width: 540, height: 30, of: 'blue' } as const;
    const { at } = await cardOf(
      [660, 315, 'green'],
      { ...margin, left: 0 },
      { ...margin, left: 655 },
      inner,
    );
    for (const x of [2, 1197]) expect(at(x, 315)).toBe('green');
    for (const x of [70, 1130]) expect(at(x, 30)).toBe('blue');
  });

  test.each([
    ['a tall one', 200, 400, [444, 755], [3, 626]],
    ['a wide one', 600, 150, [3, 1196], [168, 461]],
  ] as const)('shows all of %s', async (_, width, height, [left, right], [top, bottom]) => {
    const side = 20;
    const corner = { width: side, height: side };
    const { at } = await cardOf(
      [width, height, 'green'],
      { ...corner, left: 0, top: 0, of: 'red' },
      { ...corner, left: width - side, top: 0, of: 'blue' },
      { ...corner, left: 0, top: height - side, of: 'blue' },
      { ...corner, left: width - side, top: height - side, of: 'red' },
    );
    expect(at(left + 5, top + 5)).toBe('red');
    expect(at(right - 5, top + 5)).toBe('blue');
    expect(at(left + 5, bottom - 5)).toBe('blue');
    expect(at(right - 5, bottom - 5)).toBe('red');
  });

  test('goes on beside a picture as its edges are, and as nothing else in it', async () => {
    const { at } = await cardOf(
      [600, 600, 'white'],
      { left: 0, top: 0, width: 100, height: 600, of: 'blue' },
      { left: 150, top: 0, width: 300, height: 600, of: 'red' },
    );
    for (const y of [3, 315, 626]) {
      expect(at(3, y)).toBe('blue');
      expect(at(250, y)).toBe('blue');
      expect(at(950, y)).toBe('white');
      expect(at(1196, y)).toBe('white');
    }
  });

  test('goes on above a picture and below it, too', async () => {
    const { at } = await cardOf([600, 150, 'white'], {
      left: 0,
      top: 100,
      width: 600,
      height: 50,
      of: 'green',
    });
    for (const x of [3, 600, 1196]) {
      expect(at(x, 3)).toBe('white');
      expect(at(x, 626)).toBe('green');
    }
  });

  test('has a small picture in its middle, at most twice as large', async () => {
    const { at } = await cardOf([40, 40, 'white'], {
      left: 10,
      top: 10,
      width: 20,
      height: 20,
      of: 'red',
    });
    expect(at(600, 315)).toBe('red');
    expect(at(600, 315 - 35)).toBe('white');
    expect(at(600 + 35, 315)).toBe('white');
    expect(at(300, 100)).toBe('white');
  });

  test('is paper where a picture can be seen through', async () => {
    const { at } = await cardOf([600, 600, 'white', 0], {
      left: 200,
      top: 200,
      width: 200,
      height: 200,
      of: 'green',
    });
    expect(at(600, 315)).toBe('green');
    for (const x of [3, 330, 1196]) expect(at(x, 315)).toBe('white');
  });

  test.each([
    ['a pixel', 1, 1],
    ['as tall as formats cannot be', 20, 20_000],
    ['hardly a line', 20_000, 1],
  ])('is there of a picture that is %s', async (_, width, height) => {
    const { card } = await drawPicture(await pictureOf([width, height, 'green']));
    const at = await coloursOf(card.bytes);
    expect(at(600, 315)).toBe('green');
    expect(at(3, 3)).toBe('green');
  });
});

test('the card of a picture in shades of grey is grey', async () => {
  const grey = await plain(60, 60, 'green').flatten().greyscale().png().toBuffer();
  const { card } = await drawPicture(grey);
  const [red, green = red, blue = red] = (await sharp(card.bytes).stats()).channels;
  for (const { mean } of [green!, blue!]) expect(Math.abs(mean - red!.mean)).toBeLessThan(2);
});
