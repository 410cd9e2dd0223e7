/**
 * The colours of the shop: limestone, the green of laurel and of the bar, a
 * touch of clay. Ratios are against `limestone`, where text needs 4.5 and the
 * outline of a control 3.
 */
export const colour = {
  limestone: '#f6f0e4',
  /** Lighter than the page: what is written on. */
  paper: '#fcf9f2',
  /** Darker than the page: quiet bands and the stone of pictures. */
  sand: '#ece2cf',
  /** Hairlines that only part things. */
  rule: '#dccfb8',
  /** 3.6: the outlines of controls. */
  outline: '#877c60',
  /** 13. */
  ink: '#2a2920',
  /** 6. */
  muted: '#615a49',
  /** 8.1; white on it 9.2. */
  laurel: '#3a4d2e',
  laurelDeep: '#2b3a21',
  /** The bar itself; never text. */
  soap: '#a7b077',
  soapShade: '#858f56',
  /** On `laurelDeep`: 7.7. */
  soapLight: '#cdd3a3',
  /** 5. */
  olive: '#626b3d',
  /** 5.8: errors, and the one accent. */
  clay: '#9a4226',
  clayDeep: '#7d3219',
  claySoft: '#f6e3d8',
  leafSoft: '#e6e8d2',
} as const;

export const radius = { control: 12, card: 18, pill: 999 } as const;
/** The smallest size of anything that is touched, in CSS pixels. */
export const TARGET = 48;
/** From this width on there are two columns (specification, section 9: mobile below 768 px). */
export const WIDE = '@media (min-width: 768px)';
export const DESKTOP = '@media (min-width: 1024px)';
/** The page's side margins. */
export const gutter = 'clamp(20px, 5vw, 64px)';
/** A content column's greatest width. */
export const measure = 1200;
/** The side margins of a column of that width that stands in the middle of the window. */
export const columnGutter = `max(${gutter}, calc((100vw - ${measure}px) / 2))`;
/** The space above and below a section. */
export const rhythm = 'clamp(72px, 9.5vw, 144px)';

/** Draws focus the same way everywhere: a laurel ring off the edge. */
export const focusRing = {
  outline: `2px solid ${colour.laurel}`,
  outlineOffset: 3,
} as const;

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
