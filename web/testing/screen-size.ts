type HappyDom = { setViewport(size: { width: number; height: number }): void };

const resize = (width: number, height: number): void =>
  (globalThis as unknown as { happyDOM: HappyDom }).happyDOM.setViewport({ width, height });

/** A phone's screen until the end of the test. */
export const onPhone = (): void => resize(390, 844);
/** The default: a desktop screen. */
export const onDesktop = (): void => resize(1280, 800);
/**
 * A small laptop's screen until the end of the test: too narrow for the content preview, whose frame would load a page.
 */
export const onLaptop = (): void => resize(1100, 800);
