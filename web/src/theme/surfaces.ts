import type { Components, Theme } from '@mui/material/styles';

/** The container of dialogs. Notices stay outside, so that they are announced while one is open. */
export const MODAL_ROOT = 'modal-root';

/** Cards, dialogs, tables and notices. */
export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: `calc(${theme.layout.measure}px + 2 * ${theme.layout.gutter})`,
        paddingInline: theme.layout.gutter,
      }),
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: { hero: 'h1', panelTitle: 'h1', statement: 'p', lead: 'p', figure: 'p' },
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.35em',
        textDecorationThickness: 1,
        textDecorationColor: theme.palette.divider,
        '&:hover': { textDecorationColor: 'currentcolor' },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: theme.layout.cardRadius }),
    },
  },
  MuiAlert: {
    defaultProps: { icon: false, severity: 'error' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const severity = ownerState.severity ?? 'error';
        return {
          ...theme.typography.body1,
          padding: '14px 18px',
          borderRadius: theme.shape.borderRadius,
          outlineOffset: 3,
          ...(ownerState.variant !== 'filled' && {
            borderInlineStart: `4px solid ${theme.palette[severity].main}`,
            backgroundColor: theme.palette[severity].light,
            color: theme.palette.text.primary,
          }),
          ...(ownerState.variant === 'filled' && {
            backgroundColor: theme.palette[severity === 'error' ? 'error' : 'primary'].main,
            color: '#fff',
            '@media (forced-colors: active)': { border: '1px solid' },
          }),
        };
      },
      message: { padding: 0, width: '100%' },
      action: { flexShrink: 0, padding: 0, margin: 0, alignItems: 'center' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        margin: 0,
        fontWeight: 600,
        lineHeight: 1.6,
        '.MuiAlert-colorError:not(.MuiAlert-filled) &': { color: theme.palette.error.main },
      }),
    },
  },
  MuiSnackbar: {
    defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    styleOverrides: {
      root: ({ theme }) => ({
        // Full width on phones.
        insetInline: 16,
        // The panel has space at the bottom (features/admin/frame.tsx). Overrides the library's rule for wide screens.
        '&&': { top: 'var(--toast-start, 24px)', bottom: 'var(--toast-end, auto)' },
        maxWidth: 420,
        marginInline: 'auto',
        transform: 'none',
        '& .MuiAlert-root': {
          flex: 1,
          boxShadow: '0 20px 48px -20px rgb(42 41 32 / 60%)',
        },
        '& .MuiAlert-action': { alignItems: 'flex-start', marginBlock: -8, marginInlineEnd: -10 },
        '& .MuiButtonBase-root': {
          color: 'inherit',
          '&:hover': { backgroundColor: 'rgb(255 255 255 / 14%)', color: 'inherit' },
          '&.Mui-focusVisible': { outlineColor: '#fff', outlineOffset: -3, boxShadow: 'none' },
        },
        '& kbd': {
          font: 'inherit',
          ...theme.typography.caption,
          // Devices without hover rarely have a keyboard.
          '@media (hover: none)': { display: 'none' },
        },
        '@media print': { display: 'none' },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.sand }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.layout.pillRadius,
        backgroundColor: theme.palette.sand,
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 28,
        fontSize: '0.8438rem',
        fontWeight: 500,
        '@media (forced-colors: active)': { outline: '1px solid' },
      },
      label: { whiteSpace: 'normal', paddingBlock: 2 },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBlockEnd: `1px solid ${theme.palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        minHeight: 72,
        gap: 20,
        padding: '16px 0',
        '&:hover': { color: theme.palette.primary.main },
      }),
      content: { margin: 0 },
      expandIconWrapper: ({ theme }) => ({ color: theme.palette.secondary.main }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '35em',
        padding: '0 0 26px',
        color: theme.palette.text.secondary,
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2 }),
      li: ({ theme }) => ({
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: theme.layout.target,
          color: theme.palette.text.secondary,
        },
      }),
    },
  },
  MuiModal: {
    defaultProps: {
      container: () => document.getElementById(MODAL_ROOT),
      // The library would lock that element; theme/global-styles.tsx locks the page.
      disableScrollLock: true,
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(42 41 32 / 48%)' } },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 16,
        width: 'calc(100% - 32px)',
        borderRadius: theme.layout.cardRadius,
        backgroundColor: theme.palette.background.default,
        boxShadow: '0 40px 80px -30px rgb(42 41 32 / 55%)',
        '@media (forced-colors: active)': { border: '1px solid' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 26px 8px' }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 26px 20px' } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 12, padding: '12px 26px 24px' } },
  },
  MuiDrawer: { styleOverrides: { paper: { border: 0 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        paddingInline: 10,
        borderRadius: theme.shape.borderRadius,
        '&:hover': { backgroundColor: '#fff' },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '6px 12px',
        borderRadius: 8,
        backgroundColor: theme.palette.text.primary,
        fontSize: '0.8125rem',
        fontWeight: 350,
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.layout.target,
        borderBlockEnd: `1px solid ${theme.palette.divider}`,
      }),
      indicator: {
        height: 3,
        borderRadius: 3,
        '@media (forced-colors: active)': { borderBlockEnd: '3px solid' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.layout.target,
        paddingInline: 18,
        '&:focus-visible': { outlineOffset: -4, borderRadius: theme.shape.borderRadius },
      }),
    },
  },
  MuiTable: {
    styleOverrides: { root: { borderCollapse: 'separate' } },
  },
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.layout.cardRadius,
        border: `1px solid ${theme.palette.divider}`,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        transition: 'background-color 120ms',
        'tbody &:hover': { backgroundColor: '#fff' },
        'tbody &:last-of-type > *': { borderBottom: 0 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '10px 14px',
        borderColor: theme.palette.divider,
        fontSize: '0.9375rem',
        lineHeight: 1.6,
        textAlign: 'start',
      }),
      head: ({ theme }) => ({
        paddingBlock: 12,
        fontSize: '0.8438rem',
        fontWeight: 450,
        color: theme.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
};
