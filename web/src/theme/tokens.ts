import { palette as p } from './palette.ts';
import { theme } from './theme.ts';

/** Being replaced by the theme. */
export const colour = {
  limestone: p.background.default,
  paper: p.background.paper,
  sand: p.sand,
  rule: p.divider,
  outline: p.outline,
  ink: p.text.primary,
  muted: p.text.secondary,
  laurel: p.primary.main,
  laurelDeep: p.primary.dark,
  soap: p.soap.main,
  soapShade: p.soap.dark,
  soapLight: p.soap.light,
  olive: p.secondary.main,
  clay: p.error.main,
  clayDeep: p.error.dark,
  claySoft: p.error.light,
  leafSoft: p.success.light,
} as const;
export const radius = { control: 12, card: 18, pill: 999 } as const;
export const { target: TARGET, gutter, measure, columnGutter, sectionSpacing } = theme.layout;
export const WIDE = '@media (min-width: 768px)';
export const DESKTOP = '@media (min-width: 1024px)';
export const focusRing = { outline: `2px solid ${colour.laurel}`, outlineOffset: 3 } as const;
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
