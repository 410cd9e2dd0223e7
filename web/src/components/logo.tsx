const LEAF = 'M0 0C2.2-3.4 6.4-4.3 10.5-3 8.7 .9 4.6 2.4 0 0Z';

const BROAD_LEAF = 'M0 0C-.2-4.6 3.8-8.2 11.6-8.6 12.2-3 7.6 1 0 0Z';

/** The mark: a laurel sprig in the text's colour. */
export const Logo = ({ height = 36 }: { height?: number }) => (
  <svg viewBox="0 0 28 40" height={height} width={height * 0.7} fill="currentColor" aria-hidden>
    <path d="M13.35 11h1.300v28.500h-1.300z" />
    <path d="M14 13.500C10.4 9.6 10.4 4.8 14 .5c3.6 4.3 3.6 9.1 0 13Z" />
    {[20.8, 28.6, 36.4].map((y) => (
      <g key={y}>
        <path d={BROAD_LEAF} transform={`translate(15.1 ${y})`} />
        <path d={BROAD_LEAF} transform={`translate(12.9 ${y}) scale(-1 1)`} />
      </g>
    ))}
  </svg>
);

const RADIUS = 40;
const PAIRS = 8;
/** Degrees from the bottom where a branch begins and ends. */
const [FROM, TO] = [10, 142];

/** Leaf positions of the right branch, bottom up. */
const leaves = Array.from({ length: PAIRS }, (_, index) => {
  const degrees = FROM + ((TO - FROM) * index) / (PAIRS - 1);
  const radians = (degrees * Math.PI) / 180;
  return {
    x: RADIUS * Math.sin(radians),
    y: RADIUS * Math.cos(radians),
    /** Along the branch, upwards. */
    along: -degrees,
    scale: 1.12 - index * 0.045,
  };
});

const round = (value: number): string => value.toFixed(1);

const Branch = () => (
  <>
    <path
      d={`M${round(RADIUS * 0.06)} ${RADIUS}A${RADIUS} ${RADIUS} 0 0 0 ${round(leaves.at(-1)!.x)} ${round(leaves.at(-1)!.y)}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
    {leaves.map(({ x, y, along, scale }, index) => (
      <g key={along} className="leaf-pair" style={{ animationDelay: `${index * 55}ms` }}>
        {[-34, 42].map((spread) => (
          <path
            key={spread}
            d={LEAF}
            transform={`translate(${round(x)} ${round(y)}) rotate(${round(along + spread)}) scale(${scale.toFixed(2)})`}
          />
        ))}
      </g>
    ))}
  </>
);

/** The wreath stamped on the bar. For use in an svg: 100 wide, centred on the origin. */
export const Wreath = () => (
  <g fill="currentColor">
    <Branch />
    <g transform="scale(-1 1)">
      <Branch />
    </g>
  </g>
);
