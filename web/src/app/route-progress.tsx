import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';
import { appear } from '../theme/motion.ts';

/** A hairline at the top of the window, only when the next page takes longer than a quarter of a second. */
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
