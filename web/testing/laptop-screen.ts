const LAPTOP = { width: 1100, height: 800 };
type HappyDom = { setViewport(size: typeof LAPTOP): void };

/**
 * From now on the screen is a small laptop's: too narrow for the preview beside the shop's texts, whose
 * frame would load a page.
 */
export const onLaptop = (): void =>
  (globalThis as unknown as { happyDOM: HappyDom }).happyDOM.setViewport(LAPTOP);
