import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Skeletons of these heights, in px. */
export const Placeholders = ({ heights }: { heights: readonly number[] }) => (
  <Stack sx={{ gap: 1.5 }}>
    {heights.map((height, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <Skeleton key={index} height={height} />
    ))}
  </Stack>
);
