import { useTheme } from '@mui/material/styles';
import type { StepState } from './timeline-steps.ts';

/** A step's state by shape and colour. Decorative: the text says it. */
export function StepSign({ state, size }: { state: StepState; size: number }) {
  const { palette } = useTheme();
  const ground = {
    done: palette.primary.main,
    stopped: palette.error.main,
    now: 'none',
    later: 'none',
  };
  const line = { done: 'none', stopped: 'none', now: palette.primary.main, later: palette.outline };
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <circle
        cx="16"
        cy="16"
        r={state === 'later' ? 8 : 13}
        fill={ground[state]}
        stroke={line[state]}
        strokeWidth={state === 'now' ? 2.5 : 1.5}
      />
      {state === 'now' && <circle cx="16" cy="16" r="6.5" fill={palette.primary.main} />}
      {state === 'done' && <path d="M10 16.500l4.200 4L22 12" {...STROKE} />}
      {state === 'stopped' && <path d="M11.500 11.500l9 9m0-9l-9 9" {...STROKE} />}
    </svg>
  );
}

const STROKE = {
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
