import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useNavigation } from 'react-router-dom';
import { colour } from '../theme/tokens.ts';

const grow = keyframes({ from: { scale: '0.05 1' }, to: { scale: '0.85 1' } });

/** A hairline at the top, only when the next page is slow to come. */
const Line = styled('div')({
  position: 'fixed',
  zIndex: 9,
  inset: '0 0 auto',
  height: 3,
  backgroundColor: colour.olive,
  transformOrigin: '100% 50%',
  animation: `${grow} 6s cubic-bezier(.1,.7,.2,1) 250ms both`,
});

export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line role="presentation" />;
}
