import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { palette } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { typography } from './typography.ts';

const measure = 1200;
const gutter = 'clamp(20px, 5vw, 64px)';
const focusRing = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 3 } as const;

const THEMES: Partial<Record<Locale, Theme>> = {};

/** The theme of store, panel and server (docs/decisions/020-the-look.md), in a language's direction. */
export const themeOf = (locale: Locale): Theme =>
  (THEMES[locale] ??= createTheme({
    direction: directionOf(locale),
    palette,
    typography,
    // Columns start at `md` (specification, section 9: mobile below 768 px).
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1440 } },
    shape: { borderRadius: 12 },
    // Floating elements set their own; the library's four button shadows would be in every page.
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
    mixins: {
      focusRing,
      // With units, since `sx` reads plain numbers as fractions or spacing.
      visuallyHidden: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        border: 0,
      },
    },
    layout: {
      gutter,
      measure,
      columnGutter: `max(${gutter}, calc((100vw - ${measure}px) / 2))`,
      sectionSpacing: 'clamp(56px, 6.5vw, 96px)',
      target: 48,
      cardRadius: 18,
      pillRadius: 999,
    },
    components: { ...controls, ...surfaces },
  }));
