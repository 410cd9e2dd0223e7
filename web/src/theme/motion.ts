import { keyframes } from '@emotion/react';

const rise = keyframes({ from: { transform: 'translateY(28px)' }, to: { transform: 'none' } });
const settle = keyframes({ from: { transform: 'scale(1.07)' }, to: { transform: 'none' } });

const whileScrolling = (name: string, range: string) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${name} linear both`,
      animationTimeline: 'view()',
      animationRange: range,
    },
  },
});

/** Fades in. */
export const appear = keyframes({ from: { opacity: 0 } });

/** Rises slightly while scrolled into view. Never hidden, also without motion. */
export const rising = whileScrolling(rise, 'entry 0% entry 60%');
/** A picture that settles in its frame while scrolled into view. */
export const settling = whileScrolling(settle, 'entry 0% cover 45%');
