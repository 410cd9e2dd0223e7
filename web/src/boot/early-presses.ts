import { pause } from './pause.ts';

/** Every press of a button, which needs a script to answer, to be made again once there is one: links, fields and summaries need none. */
export class EarlyPresses {
  readonly #pressed: HTMLElement[] = [];

  remember({ target }: Event): void {
    const pressed = (target as Element).closest('button');
    if (pressed) this.#pressed.push(pressed);
  }

  /** One after the other: what comes of one is there before the next. */
  async repeat(): Promise<void> {
    for (const pressed of this.#pressed.splice(0)) {
      await pause();
      pressed.click();
    }
  }
}
