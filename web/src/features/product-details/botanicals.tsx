import type { ReactNode } from 'react';

type LeafShape = {
  at: readonly [x: number, y: number];
  turn: number;
  length: number;
  width: number;
};

/** A leaf with its rib, growing from a point of the stem. */
const Leaf = ({ at: [x, y], turn, length, width }: LeafShape) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path
      d={`M0 0C${length * 0.25} ${-width} ${length * 0.7} ${-width} ${length} 0C${length * 0.7} ${width} ${length * 0.25} ${width} 0 0Z`}
    />
    <path d={`M0 0H${length * 0.8}`} />
  </g>
);

/** Pairs of leaves up a stem, and one at its tip. */
function branch(heights: readonly number[], length: number, width: number, spread = 42): ReactNode {
  return (
    <>
      <path d="M48 92C47 70 48 44 48 26" />
      {heights.map((y, index) => {
        const size = 1 - index * 0.1;
        return (
          <g key={y}>
            <Leaf at={[48, y]} turn={-spread} length={length * size} width={width * size} />
            <Leaf
              at={[48, y + 5]}
              turn={spread - 180}
              length={length * size}
              width={width * size}
            />
          </g>
        );
      })}
      <Leaf at={[48, 27]} turn={-90} length={length * 0.72} width={width * 0.72} />
    </>
  );
}

const SEEDS = [
  [38, 58],
  [47, 52],
  [57, 57],
  [43, 67],
  [53, 68],
  [48, 60],
] as const;

/** Drawn with one line each: a laurel, an olive, a jujube, a pod with its seeds, a mound, a flower. */
const DRAWINGS: readonly ReactNode[] = [
  branch([78, 60, 43], 32, 8),
  <>
    {branch([80, 62, 45], 34, 4.5, 36)}
    <ellipse cx="70" cy="76" rx="6" ry="8" />
    <ellipse cx="27" cy="62" rx="5" ry="7" />
  </>,
  branch([76, 54], 30, 15, 34),
  <>
    <path d="M48 92V76" />
    <path d="M30 60c0-14 8-24 18-24s18 10 18 24c0 10-8 17-18 17s-18-7-18-17Z" />
    <path d="M48 36c-1-8-5-12-10-14M48 36V18M48 36c1-8 5-12 10-14M33 44c-5-6-9-8-15-8M63 44c5-6 9-8 15-8" />
    {SEEDS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="currentColor" />
    ))}
  </>,
  <>
    <path d="M12 60h72c-2 17-15 28-36 28S14 77 12 60Z" />
    <path d="M20 60c4-14 14-24 27-26 14 2 24 11 29 26M34 52c4-6 8-8 13-8M52 50c5 0 9 2 12 5" />
    <path d="M36 88h24" />
  </>,
  <>
    <path d="M48 92c0-12 0-18 0-26" />
    <Leaf at={[48, 84]} turn={-28} length={24} width={7} />
    <path d="M48 66c-14 0-23-9-23-21 5-2 8-2 11 0-1-8 3-15 12-21 9 6 13 13 12 21 3-2 6-2 11 0 0 12-9 21-23 21Z" />
    <path d="M36 45c2 7 6 12 12 14 6-2 10-7 12-14M48 24v18" />
  </>,
];

/** One of a few plants, as an old herbal draws them. Decoration: it may be of another plant than the words. */
export const Botanical = ({ index }: { index: number }) => (
  <svg
    viewBox="0 0 96 96"
    width="96"
    height="96"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {DRAWINGS[index % DRAWINGS.length]}
  </svg>
);
