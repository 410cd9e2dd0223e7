import type { SVGProps } from 'react';

/** Shows that a field opens a list. */
export const SelectChevron = ({ className }: SVGProps<SVGSVGElement>) => (
  <svg
    className={className}
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ position: 'absolute', insetBlockStart: 'calc(50% - 8px)', pointerEvents: 'none' }}
    aria-hidden
  >
    <path d="M3 6l5 5 5-5" />
  </svg>
);
