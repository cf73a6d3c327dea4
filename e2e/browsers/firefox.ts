import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { lastOutput } from './last-output';
import { answered, DriverCrash, finding, type PageDriver } from './page-driver';

/** Puppeteer's errors after Firefox has exited. */
const GONE =
  /Target closed|Session closed|Connection closed|browser has disconnected|WebSocket is not open|ECONNRE|Navigating frame was detached|no such (frame|alert)|timed out. Increase the 'protocolTimeout'/i;

/**
 * Messages of Firefox itself about loading, which are reported like script errors. If a page is left while one of its scripts with
 * `integrity` is loading, preloaded or not, Firefox compares the hash of an empty text, by SHA-256 or SHA-384. Seen with 153.7 on a page
 * with only such a script, and never on a page that finished loading. The icon is that of the test's own page.
 */
const OF_THE_BROWSER =
  /integrity attribute match the content of the subresource at .+ The computed hash is “(47DEQpj8HBSa\+\/TImW|OLBgp1GsljhM2TJ\+)|Content-Security-Policy: .+favicon\.ico/;

async function call<T>(what: string, answer: Promise<T>): Promise<T> {
  try {
    return await answered(what, answer);
  } catch (error) {
    if (error instanceof Error && GONE.test(`${error.name} ${error.message}`))
      throw new DriverCrash(`${what}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** An undeclared property of puppeteer's frames. Puppeteer's own keyboard types only into the top-level page. */
interface BidiFrame {
  readonly browsingContext: { performActions(actions: readonly object[]): Promise<void> };
}

function typeInto(frame: Frame, text: string): Promise<void> {
  const keys = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return (frame as unknown as BidiFrame).browsingContext.performActions([
    { type: 'key', id: 'keyboard', actions: keys },
  ]);
}

/** Starts Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<PageDriver<ElementHandle>> {
  const starting = puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    protocolTimeout: 50_000,
    timeout: 120_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'app.update.enabled': false },
  });
  const browser = await starting.catch((cause: unknown) => {
    throw new DriverCrash(`Firefox did not start: ${String(cause)}`, { cause });
  });
  const program = browser.process();
  const log = program ? lastOutput('Firefox', program) : () => 'Firefox runs in a process of somebody else';
  const [page] = await call('pages', browser.pages());
  if (!page) throw new DriverCrash('Firefox has no tab');
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    if (!OF_THE_BROWSER.test(String(error))) uncaught.push(String(error));
  });
  let inside: Frame | undefined;
  const frame = (): Frame => inside ?? page.mainFrame();

  return {
    version: (await call('version', browser.version())).replace('/', ' '),
    open: async (address) => {
      inside = undefined;
      // The steps wait for elements; the last image is not waited for.
      await call(`open ${address}`, page.goto(address, { waitUntil: 'domcontentloaded', timeout: 50_000 }));
    },
    evaluate: (expression) => call('evaluate', frame().evaluate(expression)),
    find: async (wanted) => {
      const handle = await call(`find ${wanted.role} ${wanted.name}`, frame().evaluateHandle(finding(wanted)));
      return handle.asElement() as ElementHandle | null;
    },
    click: (element) => call('click', element.click()),
    fill: async (field, text) => {
      // Firefox does not report the position of a field inside a frame, so the click that sets the focus goes to the frame.
      if (!inside) await call('click', field.click());
      await call(
        'select',
        field.evaluate((element) => {
          (element as HTMLInputElement).focus();
          (element as HTMLInputElement).select();
        }),
      );
      await call('type', inside ? typeInto(inside, text) : field.type(text));
    },
    enterFrame: async (element) => {
      await call(
        'focus',
        element.evaluate((frame) => (frame as HTMLIFrameElement).focus()),
      );
      const found = await call('frame', element.contentFrame() as Promise<Frame | null>);
      if (!found) throw new Error('The frame has no document yet');
      inside = found;
    },
    leaveFrame: async () => {
      inside = undefined;
    },
    uncaught: () => uncaught,
    log,
    close: async () => {
      await Promise.race([
        browser.close().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, 10_000).unref()),
      ]);
      browser.process()?.kill('SIGKILL');
    },
  };
}
