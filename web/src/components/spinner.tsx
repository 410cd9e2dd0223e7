import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Says that something is under way; what, the words beside it say. */
export const Spinner = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  border: '2px solid currentcolor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});
