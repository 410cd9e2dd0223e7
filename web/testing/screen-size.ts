type HappyDom = { setViewport(size: { width: number; height: number }): void };
const { happyDOM } = globalThis as unknown as { happyDOM: HappyDom };

/** From now on the screen is a phone's, until the end of the test. */
export const onPhone = (): void => happyDOM.setViewport({ width: 390, height: 844 });
/** The screen that tests begin with: a desktop's. */
export const onDesktop = (): void => happyDOM.setViewport({ width: 1280, height: 800 });
