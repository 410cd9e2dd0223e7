/**
 * The shop's colours: limestone, the green of laurel and of the bar, a touch of clay. Contrast ratios are against
 * `background.default`; text needs 4.5, a control's outline 3.
 */
export const palette = {
  /** 8.1; white on it 9.2. `dark` is the ground of dark bands. */
  primary: { main: '#3a4d2e', dark: '#2b3a21', light: '#e6e8d2', contrastText: '#fff' },
  /** 5. */
  secondary: { main: '#626b3d', contrastText: '#fff' },
  /** 5.8: errors, and the only accent. */
  error: { main: '#9a4226', dark: '#7d3219', light: '#f6e3d8', contrastText: '#fff' },
  success: { main: '#3a4d2e', light: '#e6e8d2', contrastText: '#fff' },
  warning: { main: '#684b10', light: '#f5e6c0', contrastText: '#fff' },
  info: { main: '#2d4d55', light: '#dde7e8', contrastText: '#fff' },
  /** 13 and 6. */
  text: { primary: '#2a2920', secondary: '#615a49' },
  /** The page, and its papers. */
  background: { default: '#f6f0e4', paper: '#fcf9f2' },
  /** Hairlines that only separate. */
  divider: '#dccfb8',
  /** Muted bands, and the ground behind pictures. */
  sand: '#ece2cf',
  /** 3.6: outlines of controls. */
  outline: '#877c60',
  /** The bar itself; never text, except `light` on `primary.dark` (7.7). */
  soap: { main: '#a7b077', dark: '#858f56', light: '#cdd3a3' },
  /** Chips: ground and text, with a contrast of at least 4.5. */
  waiting: { main: '#f5e6c0', contrastText: '#684b10' },
  good: { main: '#e6e8d2', contrastText: '#3a4d2e' },
  moving: { main: '#dde7e8', contrastText: '#2d4d55' },
  strong: { main: '#3a4d2e', contrastText: '#fff' },
  bad: { main: '#f6e3d8', contrastText: '#8a3a21' },
  quiet: { main: '#ece2cf', contrastText: '#615a49' },
  test: { main: '#ece4f0', contrastText: '#57406a' },
};

/** The colours of chips: a status, or a label of a product. */
export type ChipColour = 'waiting' | 'good' | 'moving' | 'strong' | 'bad' | 'quiet' | 'test';
