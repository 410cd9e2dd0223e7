import { styled } from '@mui/material/styles';
import { Logo } from '../components/logo.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import { appear } from '../theme/motion.ts';

/** Appears with a delay, so that a fast page shows no flash. */
const Screen = styled('output')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: '100svh',
  color: theme.palette.secondary.main,
  animation: `${appear} 400ms 500ms backwards`,
}));

/** Shown while the first page loads, if the server did not draw it. */
export const SplashScreen = () => (
  <Screen aria-label={useTexts().shell.loading}>
    <Logo height={64} />
  </Screen>
);
