/** Of all text but names; `body` sets it (theme/global-styles.tsx). */
export const FONT =
  "'Readex Pro Variable', 'Readex Fallback', 'Readex Fallback Noto', 'Readex Fallback DejaVu', 'Segoe UI', Tahoma, system-ui, sans-serif";
/** Has Arabic letters only; Readex supplies the rest. */
const DISPLAY_FONT = `'Reem Kufi Variable', 'Reem Fallback', 'Reem Fallback Noto', 'Reem Fallback DejaVu', ${FONT}`;

const LATIN_DISPLAY_FONT = `'Reem Kufi Latin Variable', ${FONT}`;

/**
 * The face of a name, and its size: its Latin letters are larger than its Arabic ones. Reem Kufi's vowel marks collide
 * with its letters, so a name with marks is in Readex.
 */
export function nameStyle(name: string): { fontFamily: string; fontSize?: string } {
  if (/\p{M}/u.test(name)) return { fontFamily: FONT };
  return /\p{Script=Arabic}/u.test(name)
    ? { fontFamily: DISPLAY_FONT }
    : { fontFamily: LATIN_DISPLAY_FONT, fontSize: '0.86em' };
}

/**
 * The type scale. Arabic needs tall lines and no letter spacing, which the library adds to its own face alone. Text
 * inherits its face: named in each style, the list would cost a page 50 bytes.
 */
export const typography = {
  fontFamily: 'inherit',
  fontWeightLight: 300,
  fontWeightRegular: 350,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  /** The landing page's title. */
  hero: {
    fontSize: 'clamp(2.75rem, 1.7rem + 4.4vw, 5.25rem)',
    lineHeight: 1.22,
    fontWeight: 500,
  },
  h1: {
    fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem)',
    lineHeight: 1.28,
    fontWeight: 500,
  },
  /** Section headings. */
  h2: {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.7vw, 2.75rem)',
    lineHeight: 1.35,
    fontWeight: 500,
  },
  /** Headings of form parts and cards. */
  h3: { fontSize: '1.3125rem', lineHeight: 1.5, fontWeight: 500 },
  h4: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 500 },
  /** Headings of a part of a card or dialog. */
  h5: { fontSize: '1rem', lineHeight: 1.6, fontWeight: 500 },
  h6: { fontSize: '0.9375rem', lineHeight: 1.6, fontWeight: 500 },
  /** The heading of a panel section. */
  panelTitle: {
    fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
    lineHeight: 1.3,
    fontWeight: 500,
  },
  /** Large figures. */
  figure: {
    fontSize: 'clamp(2.375rem, 1.7rem + 2.8vw, 4rem)',
    lineHeight: 1.1,
    fontWeight: 300,
  },
  /** A sentence that stands alone. */
  statement: {
    fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem)',
    lineHeight: 1.6,
    fontWeight: 300,
  },
  lead: {
    fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    lineHeight: 1.85,
  },
  body1: { fontSize: '1rem', lineHeight: 1.8 },
  body2: { fontSize: '0.9063rem', lineHeight: 1.7 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  button: {
    fontSize: '1rem',
    fontWeight: 500,
    lineHeight: 1.4,
    textTransform: 'none',
  },
} as const;
