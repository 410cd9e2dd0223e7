/** What answers to a finger by a script of its own: links, fields and summaries need none. */
const PRESSED = 'button, [role="combobox"]';

/** Every press of something that needs a script to answer, to be made again once there is one. */
export class EarlyPresses {
  readonly #pressed: HTMLElement[] = [];

  remember({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (pressed) this.#pressed.push(pressed);
  }

  /** One after the other: what comes of one is there before the next. */
  async repeat(): Promise<void> {
    for (const pressed of this.#pressed.splice(0)) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      // A list that is chosen from opens when the button goes down.
      pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      pressed.click();
    }
  }
}
