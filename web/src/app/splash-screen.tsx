import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Logo } from '../components/logo.tsx';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Unseen where the first page comes quickly. */
const Screen = styled('output')({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  minHeight: '100svh',
  color: colour.olive,
  animation: `${appear} 400ms 500ms both`,
});

export const SplashScreen = () => (
  <Screen aria-label={shellTexts.loading}>
    <Logo height={64} />
  </Screen>
);
