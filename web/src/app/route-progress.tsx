import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';
import { appear } from '../theme/motion.ts';

/** A progress line at the top of the window, shown if the next page takes over 250 ms. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <LinearProgress
      role="presentation"
      color="secondary"
      sx={{
        position: 'fixed',
        zIndex: 9,
        inset: '0 0 auto',
        height: 3,
        animation: `${appear} 1ms 250ms backwards`,
      }}
    />
  );
}
