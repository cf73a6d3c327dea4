import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser, visit, type Visit } from './browser';
import { clearFaults } from './faults';
import { watchPrograms } from './last-look';
import { getSharedStack, leaveSharedStack } from './shop-keeper';
import { startStack, type Stack, type StackAddresses } from './stack';

/** The built product and a browser, for the tests of one file or block. */
export interface Shop<Running extends StackAddresses = StackAddresses> {
  readonly stack: Running;
  /** The shop's address, without a trailing slash. */
  readonly url: string;
  /** Opens a fresh browser profile with one empty tab. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/**
 * Starts the product and a browser before the tests of the current block and stops both afterwards. For tests that need a shop that was
 * never used, has other settings, or is changed by the test, such as its time, its prices or its releases.
 * @param settings environment of the product's processes in addition to the defaults
 */
export function openShop(settings: Record<string, string> = {}): Shop<Stack> {
  return shopFrom(
    () => startStack(settings),
    (stack) => stack.remove(),
  );
}

/**
 * The shop that test files share one after the other, and a browser for the tests of the current block. Other tests have opened accounts
 * and bought domains in it, so each test uses its own domains.
 */
export function sharedShop(): Shop {
  return shopFrom(
    async () => {
      const stack = await getSharedStack();
      // Left over from a failed test.
      await Promise.all((['registrar', 'payment', 'dns'] as const).map((sandbox) => clearFaults(stack, sandbox)));
      return stack;
    },
    () => leaveSharedStack(expect.getState().testPath ?? ''),
  );
}

function shopFrom<Running extends StackAddresses>(
  open: () => Promise<Running>,
  close: (stack: Running) => Promise<void>,
): Shop<Running> {
  let stack: Running | undefined;
  let browser: Browser | undefined;
  let forget: (() => void) | undefined;
  const running = <T>(part: T | undefined): T => {
    if (!part) throw new Error('The shop is open in tests and hooks only');
    return part;
  };

  beforeAll(async () => {
    // Each is recorded as soon as it runs, so that it is stopped if the other does not start.
    const starts = [
      open().then((started) => {
        stack = started;
        forget = watchPrograms(started.dataDir);
      }),
      launchBrowser().then((started) => void (browser = started)),
    ];
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterAll(async () => {
    await browser?.close();
    forget?.();
    if (stack) await close(stack);
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
