import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './stack/project.ts';

/** `npm run icons`: draws the home-screen icons from the mark. */
const mark = await readFile(join(root, 'web/src/theme/laurel.svg'), 'utf8');
const SIDE = 48;
/** With square corners, since phones crop their own; `margin` may be cropped. */
const full = (margin: number): string => {
  const side = SIDE + 2 * margin;
  return mark
    .replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace(
      /<rect [^>]*?(?= fill)/,
      `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}"`,
    );
};

const icons = [
  ['icon-192.png', 192, mark],
  ['icon-512.png', 512, mark],
  ['apple-touch-icon.png', 180, full(0)],
  ['maskable-512.png', 512, full(7)],
] as const;

for (const [name, size, svg] of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(root, 'web/public/icons', name));
