import type { CSSProperties } from 'react';
import type { ChipColour } from './palette.ts';

type ChipPalette = Record<ChipColour, { main: string; contrastText: string }>;
type ShopPalette = ChipPalette & {
  sand: string;
  outline: string;
  soap: { main: string; dark: string; light: string };
};
type ShopVariants = 'hero' | 'panelTitle' | 'figure' | 'statement' | 'lead';

declare module '@mui/material/styles' {
  // eslint-disable-next-line -- merged with the library's interfaces
  interface Palette extends ShopPalette {}
  interface PaletteOptions extends ShopPalette {}
  interface TypographyVariants extends Record<ShopVariants, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<ShopVariants, CSSProperties>> {}

  interface Layout {
    /** A page's side margins. */
    gutter: string;
    /** Maximum width of a content column, in px. */
    measure: number;
    /** Side margins of a centred column of that width. */
    columnGutter: string;
    /** Space above and below a section. */
    sectionSpacing: string;
    /** Minimum touch target, in px. */
    target: number;
    cardRadius: number;
    pillRadius: number;
  }
  interface Theme {
    layout: Layout;
  }
  interface ThemeOptions {
    layout: Layout;
  }
  interface Mixins {
    /** The style of keyboard focus. */
    focusRing: CSSProperties;
    visuallyHidden: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<ShopVariants, true> {}
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends Record<ChipColour, true> {}
}
