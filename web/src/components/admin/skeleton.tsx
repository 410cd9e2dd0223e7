import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { adminPartTexts as texts } from '../../i18n/ar/admin.ts';
import { colour, radius, visuallyHidden } from '../../theme/tokens.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const Bar = styled('div')({
  borderRadius: radius.control,
  backgroundColor: colour.sand,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
const Stack = styled('div')({ display: 'grid', gap: 12 });
const Announcer = styled('output')(visuallyHidden);

/** Where something will stand that is still on its way: as many bars as there are heights, in pixels. */
export const Skeleton = ({ heights }: { heights: readonly number[] }) => (
  <Stack>
    <Announcer>{texts.loading}</Announcer>
    {heights.map((height, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nothing else tells them apart, and none moves
      <Bar key={index} style={{ height, animationDelay: `${index * 90}ms` }} />
    ))}
  </Stack>
);

/** The skeleton of a list of so many rows. */
export const ListSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton heights={Array.from({ length: rows }, () => 56)} />
);
