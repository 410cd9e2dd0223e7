/** Shows that a field opens a list: at its end, so many pixels from its edge. */
export const SelectChevron = ({ inset }: { inset: number }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    style={{
      position: 'absolute',
      insetInlineEnd: inset,
      insetBlockStart: 'calc(50% - 8px)',
      opacity: 0.72,
      pointerEvents: 'none',
    }}
    aria-hidden
  >
    <path d="M3 6l5 5 5-5" />
  </svg>
);
