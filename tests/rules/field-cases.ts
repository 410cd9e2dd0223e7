import { inspect } from 'node:util';

/** Valid and invalid values of a field; those at its limit come first. */
export type Cases = { readonly good: readonly unknown[]; readonly bad: readonly unknown[] };

/** A value described in test titles, since it is too long to print. */
export class Described {
  readonly what: string;
  readonly value: unknown;
  constructor(what: string, value: unknown) {
    this.what = what;
    this.value = value;
  }
}

/** A value on one line; repeated text only as a count. */
export const show = (value: unknown): string =>
  inspect(value, {
    depth: null,
    breakLength: Infinity,
    compact: true,
    maxArrayLength: null,
    maxStringLength: null,
  })
    .replaceAll(/(\D|'[^']*', )\1{7,}/gu, (all, one: string) => `${one}×${all.length / one.length}`)
    // invisible characters
    .replaceAll(
      /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu,
      (one) => `\\u{${one.codePointAt(0)!.toString(16)}}`,
    );

/** The value at the limit, the one past it, and one of another type. */
export const decisive = ({ good, bad }: Cases): Cases => ({
  good: good.slice(0, 1),
  bad: bad.slice(0, 2),
});

/** A text of that length, with a surrogate pair where it fits. */
const textOf = (length: number): string =>
  length < 2 ? 'غ'.repeat(length) : `🌿${'غ'.repeat(length - 2)}`;

/** A text of `least` to `most` characters. */
export const text = (most: number, { least = 0, nullable = false } = {}): Cases => ({
  good: [textOf(most), textOf(least), ...(nullable ? [null] : [])],
  bad: [
    textOf(most + 1),
    7,
    true,
    ...(least > 0 ? [textOf(least - 1), ' \t\r\n'] : []),
    ...(nullable ? [] : [null]),
    ['نص'],
    { text: 'نص' },
  ],
});

/** A whole number above zero in Latin digits, or an empty text. */
export const figure: Cases = {
  good: ['99999', '1', ''],
  bad: ['100000', 7, '0', '012', '-1', '1.5', ' 1', '1\n', '١٢', '150 غ', null, ['1']],
};

/** Texts without visible characters: fillers count as letters in Unicode. */
const ILLEGIBLE = ['\u3164', '\u115f\u1160 \uffa0', '\u200b\u2060', '\u00ad', '…', '🌿', ' \t\r\n'];
const LEGIBLE = ['٧', 'O', '王', '\u{1d54a}', '\u3164نور', '🌿 غار\nحلب'];

/** A text of at most so many characters with a visible letter or digit. */
export function legibleText(most: number, { mayBeEmpty = false } = {}): Cases {
  const { good, bad } = text(most, { least: mayBeEmpty ? 0 : 1 });
  return { good: [...good, ...LEGIBLE], bad: [...new Set([...bad, ...ILLEGIBLE])] };
}

/** A product's name: legible, and nothing but text. */
export function nameText(most: number): Cases {
  const { good, bad } = legibleText(most);
  const marked = NO_TEXT.map((mark) => `صابون${mark} غار`);
  const [tooLong, ...others] = bad;
  return { good: [...good, 'می\u200cخواهم ❤\ufe0f'], bad: [tooLong, ...marked, ...others] };
}
const NO_TEXT = ['\u0000', '\u001b', '\u00ad', '\u200f', '\u202e', '\u2066', '\ufeff', '\u{e0067}'];

const NO_NUMBERS = ['1', null, true, [1], { value: 1 }];
const BEYOND_NUMBERS = [1e308, -1e308, Number.NaN, Infinity, -Infinity];

/** An integer from 0 to `most`. */
export const whole = (most: number): Cases => ({
  good: [0, 1, most],
  bad: [-1, -0, most + 1, 0.5, ...BEYOND_NUMBERS, ...NO_NUMBERS],
});

/** An integer from `least` to `most`. */
export const wholeFrom = (least: number, most: number, { nullable = false } = {}): Cases => ({
  good: [most, least, ...(nullable ? [null] : [])],
  bad: [
    most + 1,
    least - 1,
    least + 0.5,
    ...BEYOND_NUMBERS,
    ...NO_NUMBERS.filter((value) => !nullable || value !== null),
  ],
});

const NO_FILS = [0.1 + 0.2, 0.001, 1.005, 19.999, 89.950_000_1];

/** An amount in dirhams from `least` to `most`, such as a fee. */
export const amount = (least: number, most: number, { nullable = false } = {}): Cases => ({
  good: [most, least, least + 0.01, most - 0.01, ...(nullable ? [null] : [])],
  bad: [
    most + 0.01,
    least - 0.01,
    ...NO_FILS.filter((value) => value > least),
    ...BEYOND_NUMBERS,
    ...NO_NUMBERS.filter((value) => !nullable || value !== null),
  ],
});

/** An amount in dirhams from `least` to `most`. */
export const price = (least: number, most: number): Cases => ({
  good: [least, least + 0.01, 4.35, 8.2, 33.33, 89.95, 299, 1_005.01, most - 0.01, most],
  bad: [
    least - 0.01,
    0,
    -0,
    -0.01,
    -299,
    most + 0.01,
    most + 1,
    ...NO_FILS,
    ...BEYOND_NUMBERS,
    ...NO_NUMBERS,
  ],
});

export const flag: Cases = { good: [true, false], bad: ['true', 1, 0, null, [true]] };

/** One of some words. */
export const oneOf = (words: readonly string[]): Cases => ({
  good: words,
  bad: ['', 'unheard-of', words[0]!.toUpperCase(), 0, null, words],
});

const NO_ADDRESSES = [
  '',
  ' https://a',
  'https://a b',
  'https://a\n',
  'https://a\u0000b',
  'https://',
  'HTTPS//a',
  '//ghar.example',
  'soap.jpg',
  'ftp://ghar.example/a',
  'javascript:alert(1)//http://a',
  'data:image/png;base64,AA',
];

/** A web address of at most `most` characters. */
export function address(most: number, { nullable = false } = {}): Cases {
  const start = 'https://ghar.example/';
  const long = start + 'a'.repeat(most - start.length);
  return {
    good: [
      long,
      'http://127.0.0.1:9199/v0/b/x/o/y?alt=media',
      'https://متجر.example/صورة.jpg',
      ...(nullable ? [null] : []),
    ],
    bad: [`${long}a`, ...NO_ADDRESSES, 7, ['https://a'], ...(nullable ? [] : [null])],
  };
}

/** A list of single-line texts, limited in number and total length. */
export const texts = (entries: number, length: number): Cases => ({
  good: [
    [textOf(length - 1), 'a'],
    Array.from({ length: entries }, () => 'نص'),
    [],
    [''],
    ['', 'نص', '', ''],
    ['1', 'null', '.'],
  ],
  bad: [
    [textOf(length), 'a'],
    [1],
    Array.from({ length: entries + 1 }, () => ''),
    [1.5],
    [true],
    ['نص', null],
    ['نص', new Date(0)],
    [{ text: 'نص' }],
    ['سطر\nسطر'],
    'نص',
    null,
    7,
    { 0: 'نص' },
  ],
});

/** Translations of a document's texts, with all cases of each in English. */
export function translations(texts: Readonly<Record<string, Cases>>): Cases {
  const english = (kind: keyof Cases): Described[] =>
    Object.entries(texts).flatMap(([name, cases]) =>
      cases[kind].map((one) => {
        const { what, value } = one instanceof Described ? one : new Described(show(one), one);
        return new Described(`{ en: { ${name}: ${what} } }`, { en: { [name]: value } });
      }),
    );
  return {
    good: [...english('good'), { en: {} }, {}],
    bad: [
      ...english('bad'),
      { en: { unheard_of: 'text' } },
      { en: null },
      { en: 'text' },
      { en: ['text'] },
      { ar: {} },
      { fr: {} },
      { en: {}, fr: {} },
      null,
      'text',
    ],
  };
}
