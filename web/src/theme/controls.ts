import ChevronIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import type { Components, Theme } from '@mui/material/styles';
import { FieldOutline } from './field-outline.tsx';

const OUTLINE = '.MuiOutlinedInput-notchedOutline';
/** A field's height in px: touch target and frame. */
const FIELD = 52;

/** Buttons, fields and their labels. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // Safari needs the prefix, since there is no vendor prefixer.
      root: { WebkitUserSelect: 'none' },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.layout.target,
        padding: '6px 22px',
        textAlign: 'center',
        // Keeps words whole when a flex container shrinks the button.
        overflowWrap: 'break-word',
        transition: 'background-color 160ms, border-color 160ms, color 160ms, transform 120ms',
        '&:active': { transform: 'scale(0.985)' },
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              // With its border, as wide as a filled one.
              paddingInline: 21,
              borderColor: theme.palette.outline,
              color: theme.palette.text.primary,
              '&:hover': {
                borderColor: theme.palette.primary.main,
                backgroundColor: 'transparent',
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              textDecoration: 'underline',
              textDecorationThickness: 1,
              textUnderlineOffset: '0.35em',
              textDecorationColor: theme.palette.soap.dark,
              '&:hover': {
                backgroundColor: 'transparent',
                textDecoration: 'underline',
                textDecorationThickness: 1,
                textDecorationColor: 'currentcolor',
              },
            },
          },
          {
            props: { size: 'small' },
            style: { minHeight: 44, paddingInline: 16, fontSize: '0.9375rem' },
          },
          {
            props: { variant: 'contained' },
            style: { '@media (forced-colors: active)': { border: '1px solid' } },
          },
          // Text stays legible while loading.
          {
            props: { loading: true },
            style: {
              '&&': { color: 'var(--variant-textColor)', opacity: 0.82 },
              // Replaces the icon, also in a full-width button.
              '& .MuiButton-startIcon': { display: 'none' },
              '& .MuiButton-loadingIndicator': {
                position: 'static',
                flex: 'none',
                marginInlineEnd: 8,
              },
            },
          },
          {
            props: { loading: true, variant: 'contained' },
            style: {
              '&&': {
                color: 'var(--variant-containedColor)',
                backgroundColor: 'var(--variant-containedBg)',
              },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        borderRadius: theme.shape.borderRadius,
        color: theme.palette.text.secondary,
        '&:hover': { backgroundColor: theme.palette.sand, color: theme.palette.text.primary },
        // Keeps the focus, unlike `disabled`.
        '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 3,
        borderRadius: theme.layout.pillRadius,
        backgroundColor: theme.palette.sand,
        '& > .MuiToggleButton-root': { margin: 0, borderRadius: theme.layout.pillRadius },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        minHeight: 38,
        paddingBlock: 4,
        paddingInline: 16,
        border: 0,
        borderRadius: theme.layout.pillRadius,
        color: theme.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.background.paper,
          color: theme.palette.text.primary,
          fontWeight: 500,
          boxShadow: `0 0 0 1px ${theme.palette.divider}`,
          '@media (forced-colors: active)': { border: '2px solid' },
        },
      }),
    },
  },
  MuiInputBase: {
    // Avoids one keyframe rule per field; theme/global-styles.tsx has it once.
    defaultProps: { disableInjectingGlobalStyles: true },
  },
  MuiOutlinedInput: {
    defaultProps: { slots: { notchedOutline: FieldOutline } },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: FIELD,
        backgroundColor: theme.palette.background.paper,
        lineHeight: 1.7,
        transition: 'background-color 140ms',
        [`& ${OUTLINE}`]: {
          position: 'absolute',
          inset: 0,
          border: `1px solid ${theme.palette.outline}`,
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
        // Touch screens keep `:hover` where last touched.
        '@media (hover: none)': {
          [`&:hover:not(.Mui-focused, .Mui-error) ${OUTLINE}`]: {
            borderColor: theme.palette.outline,
          },
        },
        // The library's focus class needs its script.
        '&.Mui-focused, &:has(> .MuiInputBase-input:focus)': { backgroundColor: '#fff' },
        [`&:not(.Mui-error):has(> .MuiInputBase-input:focus) ${OUTLINE}`]: {
          borderWidth: 2,
          borderColor: theme.palette.primary.main,
        },
        '&.MuiInputBase-sizeSmall': {
          minHeight: 44,
          '& .MuiInputBase-input': { paddingBlock: 8, paddingInlineStart: 14 },
        },
        [`&.Mui-error ${OUTLINE}`]: { borderWidth: 2 },
        '@media (forced-colors: active)': {
          [`&.Mui-focused ${OUTLINE}`]: { borderWidth: 3, borderColor: 'Highlight' },
          [`&.Mui-error ${OUTLINE}`]: { borderStyle: 'dashed' },
        },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        padding: '11px 16px',
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 0.8 },
      }),
      multiline: {
        padding: 0,
        '& textarea': {
          padding: '11px 16px',
          boxSizing: 'border-box',
          minHeight: 'calc(3lh + 22px)',
          maxHeight: 'calc(8lh + 22px)',
          // Sized by its text, without the library's measuring script.
          resize: 'vertical',
          // Without this it would be as wide as its longest word.
          overflowWrap: 'anywhere',
          '@supports (field-sizing: content)': { fieldSizing: 'content', resize: 'none' },
        },
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronIcon },
    // NativeSelect has no root; its slots are `select` and `icon`.
    styleOverrides: {
      select: ({ theme }) => ({
        // Safari shows options in the field's colours.
        '& option': {
          backgroundColor: theme.palette.background.paper,
          color: theme.palette.text.primary,
        },
      }),
      icon: ({ theme }) => ({ fontSize: '1.25rem', color: theme.palette.text.secondary }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: '0 8px',
        marginBlockEnd: 6,
        fontSize: '0.9375rem',
        fontWeight: 450,
        lineHeight: 1.8,
        '&, &.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
        '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        textAlign: 'start',
        fontSize: '0.8438rem',
        '&.Mui-error': { fontWeight: 500 },
      },
      contained: { margin: 0 },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.outline,
        padding: 11,
        '&.Mui-focusVisible svg': theme.mixins.focusRing,
      }),
    },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible svg': theme.mixins.focusRing }) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 64, height: 44, padding: '8px 6px' },
      switchBase: ({ theme }) => ({
        padding: '12px 10px',
        color: theme.palette.outline,
        '&.Mui-checked': { transform: 'translateX(24px)', color: theme.palette.background.paper },
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '& + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: theme.palette.primary.main,
          backgroundColor: theme.palette.primary.main,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': theme.mixins.focusRing,
      }),
      thumb: { width: 20, height: 20, boxShadow: 'none' },
      track: ({ theme }) => ({
        border: `1.5px solid ${theme.palette.outline}`,
        borderRadius: theme.layout.pillRadius,
        backgroundColor: theme.palette.background.paper,
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      }),
    },
  },
};
