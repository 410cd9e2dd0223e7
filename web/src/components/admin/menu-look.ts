import type { SxProps, Theme } from '@mui/material/styles';

/** Style of a menu's paper. */
export const menuPaper = {
  marginBlockStart: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: ({ layout }: Theme) => `${layout.cardRadius}px`,
  boxShadow: '0 24px 48px -20px rgb(42 41 32 / 45%)',
  '& .MuiMenuItem-root': { minHeight: 44, gap: 1.25, fontSize: '0.9375rem' },
  '& .MuiMenuItem-root.Mui-selected': {
    '&, &:hover, &.Mui-focusVisible': { backgroundColor: 'primary.light' },
    fontWeight: 'fontWeightMedium',
  },
  '& svg': { fontSize: '1.25rem', color: 'text.secondary' },
} satisfies SxProps<Theme>;
