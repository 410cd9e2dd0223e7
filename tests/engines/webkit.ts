import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { test as base, vi } from 'vitest';
import type { WebKit } from '../../tools/setup/webkit.ts';
import { fromRunner, stack } from '../stack.ts';
import { resetDatabase } from '../support/database.ts';
import { resetProvider } from '../support/provider.ts';

/** The time limit of one step in the browser. */
const STEP_TIMEOUT_MS = 25_000;

/** The elements that may have a role: WebDriver has no query by role and name. */
const ELEMENTS = {
  alert: '[role=alert]',
  button: 'button',
  combobox: 'select',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  textbox: 'input, textarea',
} as const;
type Role = keyof typeof ELEMENTS;

/** A page in WebKit; each query waits until what it asks for is there and visible. */
export class WebKitPage {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  goto = (path: string): Promise<void> => this.driver.get(new URL(path, stack.urls.hosting).href);
  address = async (): Promise<URL> => new URL(await this.driver.getCurrentUrl());

  /** The first visible element of that role whose accessible name starts with `name`. */
  async find(role: Role, name = ''): Promise<WebElement> {
    const first = () => this.#first(role, name);
    const found = await this.driver.wait(first, STEP_TIMEOUT_MS, `no ${role} "${name}"`);
    return found!; // it resolves once there is one
  }

  async #first(role: Role, name: string): Promise<WebElement | null> {
    for (const element of await this.driver.findElements(By.css(ELEMENTS[role]))) {
      // a page that renders meanwhile replaces elements
      const fits = await Promise.all([element.getAccessibleName(), element.isDisplayed()]).catch(
        () => ['', false] as const,
      );
      if (fits[1] && fits[0].startsWith(name)) return element;
    }
    return null;
  }

  async click(role: Role, name: string): Promise<void> {
    await this.press(await this.find(role, name));
  }

  /** Clicks once nothing covers the element: a toast leaves by itself. */
  async press(element: WebElement): Promise<void> {
    // out of the bars at the top and the bottom
    await this.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    const isPressed = async (): Promise<boolean> => {
      try {
        await element.click();
        return true;
      } catch (problem) {
        if (problem instanceof error.ElementClickInterceptedError) return false;
        throw problem;
      }
    };
    await this.driver.wait(isPressed, STEP_TIMEOUT_MS, 'the element stays covered');
  }

  async type(label: string, text: string): Promise<void> {
    const field = await this.find('textbox', label);
    await field.clear();
    await field.sendKeys(text);
  }

  valueOf = async (label: string): Promise<string> =>
    (await (await this.find('textbox', label)).getAttribute('value')) ?? '';

  async choose(select: WebElement, option: string): Promise<void> {
    const options = await select.findElements(By.css('option'));
    for (const one of options) if ((await one.getText()) === option) return this.press(one);
    throw new Error(`no option "${option}"`);
  }

  /** The text that is visible on the page. */
  text = (): Promise<string> => this.driver.findElement(By.css('body')).getText();
}

/** A fresh shop and a fresh browser for each test, as wide as a phone. */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
  .extend('webkit', { scope: 'worker' }, ({}) => JSON.parse(fromRunner('GHAR_WEBKIT')) as WebKit)
  .extend('display', { scope: 'worker' }, async ({ webkit }, { onCleanup }) => {
    const server = spawn(
      webkit.display,
      ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    onCleanup(() => void server.kill());
    const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
    return `:${number.toString().trim()}`;
  })
  .extend('driverUrl', { scope: 'worker' }, async ({ webkit, display }, { onCleanup }) => {
    const port = await freePort();
    const driver = spawn(webkit.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    });
    onCleanup(() => void driver.kill());
    const url = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: STEP_TIMEOUT_MS });
    return url;
  })
  .extend('page', async ({ driverUrl, webkit }, { onCleanup }) => {
    await Promise.all([resetDatabase(), resetProvider()]);
    const driver = await new Builder()
      .usingServer(driverUrl)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
      })
      .build();
    onCleanup(() => driver.quit());
    await driver.manage().window().setRect({ width: 390, height: 844 });
    return new WebKitPage(driver);
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
