import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { WebKit } from '../../tools/setup/engines.ts';
import { stack } from '../stack.ts';
import {
  type Engine,
  type EnginePage,
  isMoving,
  PHONE,
  type Role,
  STEP_TIMEOUT_MS,
} from './engine.ts';

/** The elements that may have a role: WebDriver has no query by role and name. */
const ELEMENTS: Record<Role | 'combobox' | 'textbox', string> = {
  button: 'button',
  combobox: 'select',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  textbox: 'input, textarea',
};

class WebKitPage implements EnginePage {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  goto = (path: string): Promise<void> => this.#driver.get(new URL(path, stack.urls.hosting).href);
  reload = (): Promise<void> => this.#driver.navigate().refresh();
  address = async (): Promise<URL> => new URL(await this.#driver.getCurrentUrl());
  text = (): Promise<string> => this.#driver.findElement(By.css('body')).getText();

  async find(role: Role, name: string): Promise<void> {
    await this.#find(role, name);
  }

  async click(role: Role, name: string): Promise<void> {
    await this.#press(() => this.#find(role, name));
  }

  async clickOn(selector: string, index = 0): Promise<void> {
    await this.#press(async () => (await this.#all(selector, index))[index]!);
  }

  async attribute(selector: string, name: string): Promise<string | null> {
    return (await this.#all(selector))[0]!.getAttribute(name);
  }

  async type(label: string, text: string): Promise<void> {
    const field = await this.#find('textbox', label);
    // Under load the driver finds a field some time before it can be typed in.
    await vi.waitFor(
      async () => {
        await field.clear();
        await field.sendKeys(text);
      },
      { timeout: STEP_TIMEOUT_MS },
    );
  }

  async valueOf(label: string): Promise<string> {
    return (await (await this.#find('textbox', label)).getAttribute('value')) ?? '';
  }

  async choose(label: string, option: string): Promise<void> {
    const select = await this.#find('combobox', label);
    for (const one of await select.findElements(By.css('option')))
      if ((await one.getText()) === option) return this.#press(() => one);
    throw new Error(`no option "${option}"`);
  }

  async pressArrowLeft(selector: string): Promise<void> {
    await (await this.#all(selector))[0]!.sendKeys(Key.ARROW_LEFT);
  }

  async attach(path: string): Promise<void> {
    await (await this.#all('input[type=file]'))[0]!.sendKeys(path);
  }

  /** The elements of a selector, once there are more than `index`. */
  async #all(selector: string, index = 0): Promise<WebElement[]> {
    const some = async () => {
      const found = await this.#driver.findElements(By.css(selector));
      return found.length > index && found;
    };
    return (await this.#driver.wait(some, STEP_TIMEOUT_MS, `no ${selector}`)) as WebElement[];
  }

  async #find(role: keyof typeof ELEMENTS, name: string): Promise<WebElement> {
    const first = () => this.#first(role, name);
    const found = await this.#driver.wait(first, STEP_TIMEOUT_MS, `no ${role} "${name}"`);
    return found!; // it resolves once there is one
  }

  async #first(role: keyof typeof ELEMENTS, name: string): Promise<WebElement | null> {
    try {
      for (const element of await this.#driver.findElements(By.css(ELEMENTS[role]))) {
        // WebKit fails for the name of an element that is not displayed
        if (!(await element.isDisplayed())) continue;
        if ((await element.getAccessibleName()) === name) return element;
      }
    } catch (problem) {
      if (!isReplaced(problem)) throw problem;
    }
    return null;
  }

  /** Clicks once the element rests and nothing covers it: a menu grows, and a toast leaves by itself. */
  async #press(find: () => WebElement | Promise<WebElement>): Promise<void> {
    const isPressed = async (): Promise<boolean> => {
      try {
        const element = await find();
        if (await this.#driver.executeScript(isMoving, element)) return false;
        // out of the bars at the top and the bottom
        await this.#driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center" })',
          element,
        );
        await element.click();
        return true;
      } catch (problem) {
        if (isReplaced(problem) || problem instanceof error.ElementClickInterceptedError)
          return false;
        throw problem;
      }
    };
    await this.#driver.wait(isPressed, STEP_TIMEOUT_MS, 'the element stays covered');
  }
}

/** A page that renders meanwhile has replaced the element. */
const isReplaced = (problem: unknown): boolean =>
  problem instanceof error.StaleElementReferenceError;

/** WebKitGTK on a display of its own. */
export async function startWebKit(webkit: WebKit): Promise<Engine> {
  const server = spawn(
    webkit.display,
    // it would start over when the last browser leaves, and refuse the next one meanwhile
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: STEP_TIMEOUT_MS });
  return {
    async open() {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
        })
        .build();
      await session.manage().window().setRect(PHONE);
      return { page: new WebKitPage(session), close: () => session.quit() };
    },
    async stop() {
      driver.kill();
      server.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
