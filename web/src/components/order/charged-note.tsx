import Typography from '@mui/material/Typography';
import { useTexts } from '../../i18n/store-texts.ts';
import { Amount } from '../amount.tsx';

type ChargedNoteProps = {
  amount: string;
  /** Paid to the courier. */
  inCash?: boolean;
};

/** The charge in dirhams, for beside the button that leads to it. */
export function ChargedNote({ amount, inCash = false }: ChargedNoteProps) {
  const { charged, collected } = useTexts().order;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ '& bdi': { color: 'text.primary', fontWeight: 600 } }}
    >
      {inCash ? collected : charged} <Amount>{amount}</Amount>
    </Typography>
  );
}
