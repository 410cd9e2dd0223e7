import { keyframes, styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';
import { appear } from '../theme/motion.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

/** Material's LinearProgress would be in every page, for a line that few see. */
const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 9,
  inset: '0 0 auto',
  height: 3,
  backgroundColor: theme.palette.secondary.main,
  transformOrigin: theme.direction === 'rtl' ? 'right' : 'left',
  animation: `${appear} 1ms 250ms backwards, ${grow} 8s cubic-bezier(.1,.7,.2,1) 250ms both`,
}));

/** A progress line at the top of the window, shown if the next page takes over 250 ms. */
export const RouteProgress = () => useNavigation().state !== 'idle' && <Line />;
