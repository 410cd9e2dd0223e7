import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Wreath } from '../../components/logo.tsx';

const open = keyframes({ from: { opacity: 0, scale: 0.4 }, to: { opacity: 1, scale: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const Emblem = styled('svg', { shouldForwardProp: (name) => name !== 'state' })<{
  state: EmblemState;
}>(({ theme: { palette }, state }) => ({
  display: 'block',
  color: {
    paid: palette.primary.main,
    waiting: palette.secondary.main,
    stopped: palette.outline,
  }[state],
  '& > :last-child': state === 'stopped' && { stroke: palette.error.main },
  // The leaves open one after another, once, when an order is paid.
  '& .leaf-pair': {
    transformBox: 'fill-box',
    transformOrigin: 'center',
    ...(state === 'paid' && { animation: `${open} 420ms cubic-bezier(.2,.8,.3,1.2) backwards` }),
    ...(state === 'waiting' && { animation: `${breathe} 2.2s ease-in-out infinite` }),
  },
}));

export type EmblemState = 'paid' | 'waiting' | 'stopped';

const SIGNS: Readonly<Record<EmblemState, string>> = {
  paid: 'M-15 1L-5 11 15 -10',
  waiting: 'M0 -13V1L9 8',
  stopped: 'M0 -15V3M0 13V13.5',
};

/** The bar's wreath around a state icon. Decorative: the heading says it. */
export const StateEmblem = ({ state }: { state: EmblemState }) => (
  <Emblem state={state} viewBox="-54 -52 108 104" width="116" height="112" aria-hidden>
    <Wreath />
    <path
      d={SIGNS[state]}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Emblem>
);
