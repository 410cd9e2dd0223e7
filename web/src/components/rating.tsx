import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Line = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 10px',
  '& strong': { fontSize: '1.125rem', fontWeight: 500, color: theme.palette.text.primary },
}));

/** The merchant's rating and its number of reviews, beside the price. Empty ones are hidden. */
export function Rating() {
  const { details } = useTexts();
  const { rating, reviews } = useSiteContent('features').content;
  if (rating === '') return null;
  return (
    <Line variant="body2" color="textSecondary">
      <StarRounded color="error" fontSize="small" />
      <strong>{details.rating(rating)}</strong>
      {reviews !== '' && <span>{details.reviews(reviews)}</span>}
    </Line>
  );
}
