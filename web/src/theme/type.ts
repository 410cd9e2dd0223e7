/** What the phone has: a word in small Latin letters, such as an address, is not worth fetching a font for. */
export const SYSTEM = "'Segoe UI', Tahoma, system-ui, sans-serif";

export const FONT = `'Readex Pro Variable', 'Readex Fallback', 'Readex Fallback Noto', 'Readex Fallback DejaVu', ${SYSTEM}`;
/** Digits and Latin are not in the display face: they are Readex's in its place. */
export const DISPLAY = `'Reem Kufi Variable', 'Reem Fallback', 'Reem Fallback Noto', 'Reem Fallback DejaVu', ${FONT}`;

/**
 * The steps of the type. Arabic words need room above and below, and no space
 * between their letters.
 */
export const type = {
  /** The first words of the landing page. */
  hero: {
    fontFamily: DISPLAY,
    fontSize: 'clamp(2.75rem, 1.7rem + 4.4vw, 5.25rem)',
    lineHeight: 1.22,
    fontWeight: 500,
  },
  h1: {
    fontFamily: DISPLAY,
    fontSize: 'clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem)',
    lineHeight: 1.28,
    fontWeight: 500,
  },
  /** The heading of a section. */
  h2: {
    fontFamily: DISPLAY,
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.125rem)',
    lineHeight: 1.3,
    fontWeight: 500,
  },
  /** The heading of a part of a form or a card. */
  h3: { fontSize: '1.3125rem', lineHeight: 1.5, fontWeight: 500 },
  h4: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 500 },
  /** A figure that is meant to be seen from afar. */
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
  lead: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.85 },
  body: { fontSize: '1rem', lineHeight: 1.8 },
  small: { fontSize: '0.9063rem', lineHeight: 1.7 },
} as const;
