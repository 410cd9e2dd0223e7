type HappyDom = { setViewport(size: { width: number; height: number }): void };

const resize = (width: number, height: number): void =>
  (globalThis as unknown as { happyDOM: HappyDom }).happyDOM.setViewport({ width, height });

/** From now on the screen is a phone's, until the end of the test. */
export const onPhone = (): void => resize(390, 844);
/** The screen that tests begin with: a desktop's. */
export const onDesktop = (): void => resize(1280, 800);
/**
 * From now on the screen is a small laptop's: too narrow for the preview beside the shop's texts, whose
 * frame would load a page.
 */
export const onLaptop = (): void => resize(1100, 800);
