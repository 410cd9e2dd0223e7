/** The roles that the tests ask for by name; fields are asked for by their label. */
export type Role = 'button' | 'heading' | 'link';

export const PHONE = { width: 390, height: 844 };
/** The time limit of one step in the browser. */
export const STEP_TIMEOUT_MS = 60_000;

/** A page in one of the engines. Each query waits until what it asks for is there and visible. */
export type EnginePage = {
  readonly goto: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly address: () => Promise<URL>;
  /** The text that is visible on the page. */
  readonly text: () => Promise<string>;
  /** Waits for an element with that role and accessible name. */
  readonly find: (role: Role, name: string) => Promise<void>;
  readonly click: (role: Role, name: string) => Promise<void>;
  /** Clicks the `index`th element of that CSS selector. */
  readonly clickOn: (selector: string, index?: number) => Promise<void>;
  readonly attribute: (selector: string, name: string) => Promise<string | null>;
  /** Replaces what a text field holds. */
  readonly type: (label: string, text: string) => Promise<void>;
  readonly valueOf: (label: string) => Promise<string>;
  /** Chooses an option of a select by its text. */
  readonly choose: (label: string, option: string) => Promise<void>;
  /** Presses the left arrow key on an element. */
  readonly pressArrowLeft: (selector: string) => Promise<void>;
  /** Gives a file to the page's file input. */
  readonly attach: (path: string) => Promise<void>;
};

/** A browser that has been started. */
export type Engine = {
  /** A page as wide as a phone, with a storage of its own. */
  readonly open: () => Promise<{ page: EnginePage; close: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
};

/** In the page: the driver clicks where a moving element has been. */
export const isMoving = (element: Element): boolean =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
    );
