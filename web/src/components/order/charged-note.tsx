import Typography from '@mui/material/Typography';
import { useTexts } from '../../i18n/store-texts.ts';
import { Amount } from '../amount.tsx';

/** The charge in dirhams, for beside the button that leads to it. */
export const ChargedNote = ({ amount }: { amount: string }) => (
  <Typography variant="body2" color="textSecondary">
    {useTexts().order.charged} <Amount>{amount}</Amount>
  </Typography>
);
