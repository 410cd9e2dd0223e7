import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { Wreath } from './logo.tsx';

/** Decorative drawing of the bar, stamped with wreath and brand. */
export function SoapBar({ brand, width }: { brand: string; width: number | string }) {
  const id = useId();
  const { soap } = useTheme().palette;
  return (
    <svg viewBox="0 0 300 208" width={width} aria-hidden style={{ display: 'block' }}>
      <defs>
        <linearGradient id={`${id}face`} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#b9c088" />
          <stop offset="0.55" stopColor={soap.main} />
          <stop offset="1" stopColor="#98a268" />
        </linearGradient>
      </defs>
      <path
        d="M26 20h248q18 0 19 18l3 138q0 20-20 20H24q-20 0-20-20L7 38q1-18 19-18Z"
        fill={soap.dark}
      />
      <path
        d="M28 8h244q18 0 19 18l3 136q0 20-20 20H26q-20 0-20-20L9 26q1-18 19-18Z"
        fill={`url(#${id}face)`}
      />
      <path
        d="M30 13h240q14 0 15 13"
        fill="none"
        stroke={soap.light}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="translate(150 97) scale(1.48)">
        <g style={{ color: '#cbd19f' }} transform="translate(0.6 0.9)">
          <Wreath />
        </g>
        <g style={{ color: '#717b45' }}>
          <Wreath />
        </g>
      </g>
      <text
        x="150"
        y="112"
        textAnchor="middle"
        fontSize="46"
        fontWeight="600"
        fill="#cbd19f"
        transform="translate(0.9 1.3)"
      >
        {brand}
      </text>
      <text x="150" y="112" textAnchor="middle" fontSize="46" fontWeight="600" fill="#717b45">
        {brand}
      </text>
    </svg>
  );
}
