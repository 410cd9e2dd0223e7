import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { stack } from '../stack.ts';
import {
  type Engine,
  type EnginePage,
  isMoving,
  PHONE,
  type Role,
  STEP_TIMEOUT_MS,
} from './engine.ts';

/** The elements that may have a role, as a test of XPath: Firefox's own query by role lags behind the page. */
const ELEMENTS: Record<Role, string> = {
  button: 'self::button',
  heading: 'self::h1 or self::h2 or self::h3',
  link: 'self::a[@href]',
};
const named = (role: Role, name: string): string =>
  `::-p-xpath(//*[${ELEMENTS[role]}][@aria-label="${name}" or normalize-space()="${name}"])`;
const labelled = (label: string): string =>
  `::-p-xpath(//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for])`;

class FirefoxPage implements EnginePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(path: string): Promise<void> {
    await this.#page.goto(new URL(path, stack.urls.hosting).href);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  address = async (): Promise<URL> => new URL(this.#page.url());
  text = (): Promise<string> => this.#page.evaluate(() => document.body.innerText);

  async find(role: Role, name: string): Promise<void> {
    await this.#find(named(role, name));
  }

  click = async (role: Role, name: string): Promise<void> =>
    press(await this.#find(named(role, name)));

  async clickOn(selector: string, index = 0): Promise<void> {
    await press(await this.#find(selector, index));
  }

  async attribute(selector: string, name: string): Promise<string | null> {
    const element = (await this.#page.waitForSelector(selector))!;
    return element.evaluate((found, attribute) => found.getAttribute(attribute), name);
  }

  async type(label: string, text: string): Promise<void> {
    const field = await this.#field(label);
    await field.evaluate((input) => input.select());
    await field.type(text);
  }

  async valueOf(label: string): Promise<string> {
    return (await this.#field(label)).evaluate(({ value }) => value);
  }

  async choose(label: string, option: string): Promise<void> {
    const select = await this.#find(labelled(label));
    const value = await (select as ElementHandle<HTMLSelectElement>).evaluate(
      ({ options }, text) => [...options].find((one) => one.text === text)!.value,
      option,
    );
    await select.select(value);
  }

  async pressArrowLeft(selector: string): Promise<void> {
    await (await this.#find(selector)).press('ArrowLeft');
  }

  async attach(path: string): Promise<void> {
    const input = (await this.#page.waitForSelector('input[type=file]'))!;
    await input.uploadFile(path);
  }

  async #field(label: string): Promise<ElementHandle<HTMLInputElement>> {
    return (await this.#find(labelled(label))) as ElementHandle<HTMLInputElement>;
  }

  /** The visible element of a selector, the `index`th. */
  async #find(selector: string, index = 0): Promise<ElementHandle> {
    const visible = async (): Promise<ElementHandle | undefined> => {
      const found: ElementHandle[] = [];
      for (const element of await this.#page.$$(selector))
        if (await element.isVisible()) found.push(element);
      return found[index];
    };
    // a page that is left meanwhile has no elements
    const seen = () => visible().catch(() => undefined);
    return vi.waitUntil(seen, { timeout: STEP_TIMEOUT_MS, interval: 100 });
  }
}

async function press(element: ElementHandle): Promise<void> {
  const isStill = async (): Promise<boolean> => !(await element.evaluate(isMoving));
  await vi.waitUntil(isStill, { timeout: STEP_TIMEOUT_MS, interval: 50 });
  // out of the bars at the top and the bottom
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.click();
}

/** Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_TIMEOUT_MS);
      await page.setViewport(PHONE);
      return { page: new FirefoxPage(page), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}
