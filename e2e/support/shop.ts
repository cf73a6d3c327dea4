import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser, visit, type Visit } from './browser';
import { startStack, type Stack } from './stack';

/** The built product and a browser, there for the tests of one file or block. */
export interface Shop {
  readonly stack: Stack;
  /** The shop's address, without a trailing slash. */
  readonly url: string;
  /** A fresh browser profile with one empty tab. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/**
 * Starts the product and a browser before the tests that stand beside this call, and ends both after them.
 *
 * @param settings environment of the product's processes beside the defaults
 */
export function openShop(settings: Record<string, string> = {}): Shop {
  let stack: Stack | undefined;
  let browser: Browser | undefined;
  const running = <T>(part: T | undefined): T => {
    if (!part) throw new Error('The shop is open in tests and hooks only');
    return part;
  };

  beforeAll(async () => {
    // Each is known as soon as it runs, so that what started is ended when the other does not start.
    const starts = [
      startStack(settings).then((started) => void (stack = started)),
      launchBrowser().then((started) => void (browser = started)),
    ];
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.remove();
  });

  return {
    get stack() {
      return running(stack);
    },
    get url() {
      return running(stack).url;
    },
    visit: (options) => visit(running(browser), running(stack).url, options),
  };
}
