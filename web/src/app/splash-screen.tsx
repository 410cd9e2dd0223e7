import { styled } from '@mui/material/styles';
import { Logo } from '../components/logo.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import { appear } from '../theme/motion.ts';

/** Unseen where the first page comes quickly. */
const Screen = styled('output')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: '100svh',
  color: theme.palette.secondary.main,
  animation: `${appear} 400ms 500ms backwards`,
}));

/** Shown while the first page loads that the server has not drawn. */
export const SplashScreen = () => (
  <Screen aria-label={useTexts().shell.loading}>
    <Logo height={64} />
  </Screen>
);
