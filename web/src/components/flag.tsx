import type { CountryCode } from '@ghar/domain/country';
import type { ReactNode } from 'react';

export type FlagCode = CountryCode | 'us';

const GREEN = '#00843d';
const band = (fill: string, y: number, height: number) => (
  <rect fill={fill} y={y} width="24" height={height} />
);
/** A hoist with teeth: as many as `points`. */
const serrated = (points: number, x: number) => {
  const step = 16 / points;
  const teeth = Array.from(
    { length: points },
    (_, index) => `L${x + 4} ${step * (index + 0.5)}L${x} ${step * (index + 1)}`,
  );
  return <path fill="#fff" d={`M0 0H${x}${teeth.join('')}H0Z`} />;
};

/** Drawn, since not every machine has a font with flags; simplified to be known at 20 px. */
const DRAWINGS: Readonly<Record<FlagCode, ReactNode>> = {
  ae: (
    <>
      {band(GREEN, 0, 5.4)}
      {band('#fff', 5.3, 5.4)}
      {band('#1d1d1b', 10.7, 5.3)}
      <rect fill="#ce1126" width="6.5" height="16" />
    </>
  ),
  sa: (
    <>
      {band('#006c35', 0, 16)}
      <path
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        fill="none"
        d="M6 11.8h12M16.5 10.800v2M6 5.200v2.600h3V5.500m2 0v2.300h3V5m2 0v2.800h2V5.4"
      />
    </>
  ),
  qa: (
    <>
      {band('#8a1538', 0, 16)}
      {serrated(9, 6)}
    </>
  ),
  kw: (
    <>
      {band('#007a3d', 0, 5.4)}
      {band('#fff', 5.3, 5.4)}
      {band('#ce1126', 10.7, 5.3)}
      <path fill="#1d1d1b" d="M0 0l6.5 5.300v5.400L0 16Z" />
    </>
  ),
  bh: (
    <>
      {band('#da291c', 0, 16)}
      {serrated(5, 6)}
    </>
  ),
  om: (
    <>
      {band('#fff', 0, 5.4)}
      {band('#db161b', 5.3, 5.4)}
      {band('#008000', 10.7, 5.3)}
      <rect fill="#db161b" width="7" height="16" />
      <path
        stroke="#fff"
        strokeWidth="1"
        strokeLinecap="round"
        d="M2.3 1.800l2.4 2.400m0-2.400L2.3 4.2"
      />
    </>
  ),
  us: (
    <>
      {band('#fff', 0, 16)}
      {[0, 1, 2, 3].map((index) => (
        <rect key={index} fill="#b22234" y={index * 4.57} width="24" height="2.29" />
      ))}
      <rect fill="#3c3b6e" width="10.5" height="9.14" />
      <path
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeDasharray="0 2.6"
        d="M1.6 2h8M1.6 4.600h8M1.6 7.200h8"
      />
    </>
  ),
};

/** A flag beside the name or code of what it stands for: decoration only. */
export const Flag = ({ code, width = 22 }: { code: FlagCode; width?: number }) => (
  <svg
    viewBox="0 0 24 16"
    width={width}
    height={((width * 2) / 3).toFixed(1)}
    aria-hidden
    style={{ flex: 'none', borderRadius: 3, boxShadow: '0 0 0 1px rgb(42 41 32 / 14%)' }}
  >
    {DRAWINGS[code]}
  </svg>
);

/** In the place of a flag that is not drawn. */
export const Globe = () => (
  <svg
    viewBox="0 0 22 22"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden
    style={{ flex: 'none', opacity: 0.72 }}
  >
    <circle cx="11" cy="11" r="8" />
    <path d="M3 11h16M11 3c-5 5-5 11 0 16M11 3c5 5 5 11 0 16" />
  </svg>
);
