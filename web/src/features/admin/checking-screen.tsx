import { styled } from '@mui/material/styles';
import { Spinner } from '../../components/spinner.tsx';
import { adminTexts as texts } from '../../i18n/ar/admin.ts';
import { colour } from '../../theme/tokens.ts';

const Screen = styled('main')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  flex: 1,
  color: colour.muted,
});
const Turning = styled(Spinner)({ fontSize: '2rem', color: colour.olive });

/** While it is found out who is there, and what they may do. */
export const CheckingScreen = () => (
  <Screen id="content" tabIndex={-1}>
    <Turning />
    <output>{texts.checking}</output>
  </Screen>
);
