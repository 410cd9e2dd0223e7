import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Line = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  '& svg': { color: theme.palette.error.main },
  '& strong': { fontSize: '1.125rem', fontWeight: 500, color: theme.palette.text.primary },
}));

/** The merchant's rating and its number of reviews, beside the price. Empty ones are hidden. */
export function Rating() {
  const { details } = useTexts();
  const { rating, reviews } = useSiteContent('features').content;
  if (rating === '') return null;
  return (
    <Line variant="body2" color="textSecondary">
      <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden>
        <path d="m10 1 3 6 6 1-4 4 1 7-6-3-6 3 1-7-4-4 6-1Z" />
      </svg>
      <strong>{details.rating(rating)}</strong>
      {reviews !== '' && <span>{details.reviews(reviews)}</span>}
    </Line>
  );
}
