import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { freePorts } from '../support/ports';
import { lastOutput } from './last-output';
import { answered, DriverCrash, finding, type PageDriver } from './page-driver';

/** The programs of WebKitGTK: the driver, a minimal browser, and a display server for it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The key of an element in the driver's responses (W3C WebDriver, section 11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** Errors that mean that the browser behind the driver has exited. */
const GONE = new Set(['invalid session id', 'session not created', 'unknown error', 'no such window']);

/** Removes the spaces and separators with which a field may format its value. */
const getLetters = (text: string): string => text.replace(/[^\p{L}\p{N}@.]/gu, '');

/** Starts a virtual display. @returns its name once it accepts connections */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = new Promise<string>((resolve, reject) => {
    (display.stdio[3] as Readable).once('data', (text: Buffer) => resolve(text.toString().trim()));
    display.once('error', reject);
    display.once('exit', () => reject(new DriverCrash('The display ended')));
  });
  return { name: `:${await answered('display', number)}`, process: display };
}

/** Starts the browser of WebKitGTK, controlled over WebDriver. */
export async function startWebKit({
  driver: program,
  browser,
  display: displayProgram,
}: WebKitPrograms): Promise<PageDriver<ElementReference>> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-home-'));
  const port = await freePorts(1);
  const display = await startDisplay(displayProgram);
  // Own folders, no graphics card and no desktop bus, as on a server.
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    LANG: 'C.UTF-8',
  };
  // A separate process group, which is ended with everything that the browser has started.
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = lastOutput('WebKitWebDriver', driver);
  let session = '';

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<T> {
    const asked = fetch(`http://127.0.0.1:${port}${session}${command}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }).then(
      async (answer) => ({ ok: answer.ok, value: ((await answer.json()) as { value: unknown }).value }),
      (cause: unknown) => {
        throw new DriverCrash(`${command}: ${String(cause)}`, { cause });
      },
    );
    const { ok, value } = await answered(`${method} ${command}`, asked);
    if (ok) return value as T;
    const { error, message } = value as { error: string; message: string };
    const text = `${method} ${command}: ${error}: ${message}`;
    throw GONE.has(error) ? new DriverCrash(text) : new Error(text);
  }

  const close = async () => {
    if (session) await Promise.race([call('DELETE', '').catch(() => undefined), sleep(10_000)]);
    for (const child of [driver, display.process]) {
      try {
        process.kill(child === driver ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGKILL');
      } catch {
        // It has already exited.
      }
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const deadline = Date.now() + 60_000;
    while (
      !(await fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (driver.exitCode !== null || Date.now() > deadline) throw new DriverCrash('WebKitWebDriver did not start');
      await sleep(100);
    }
    const capabilities = {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    };
    const created = await call<{ sessionId: string; capabilities: { browserName: string; browserVersion: string } }>(
      'POST',
      '/session',
      { capabilities },
    );
    session = `/session/${created.sessionId}`;
    await call('POST', '/window/rect', { width: 1280, height: 900 }).catch(() => undefined);
    const click = async (element: ElementReference): Promise<void> => {
      // The driver scrolls automatically, but not always far enough.
      await call('POST', '/execute/sync', {
        script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`,
        args: [element],
      });
      try {
        await call('POST', `/element/${element[ELEMENT]}/click`, {});
      } catch (error) {
        // For an element in a shadow tree, the driver wrongly reports that its host is in the way; the pointer itself reaches the element.
        if (!String(error).includes('click intercepted')) throw error;
        const pointer = [
          { type: 'pointerMove', origin: element, x: 0, y: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await call('POST', '/actions', {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }],
        });
      }
    };
    return {
      version: `WebKitGTK ${created.capabilities.browserVersion}`,
      open: async (address) => {
        await call('POST', '/frame', { id: null });
        await call('POST', '/url', { url: address });
      },
      evaluate: (expression) => call('POST', '/execute/sync', { script: `return (${expression});`, args: [] }),
      find: (wanted) =>
        call<ElementReference | null>('POST', '/execute/sync', { script: `return ${finding(wanted)};`, args: [] }),
      click,
      fill: async (field, text) => {
        // By keyboard, because the driver sends no text into a frame of another origin: only the page knows the focus.
        await click(field);
        await call('POST', '/execute/sync', {
          script: 'arguments[0].focus(); arguments[0].select();',
          args: [{ [ELEMENT]: field[ELEMENT] }],
        });
        const keys = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
        const typed = await call<string>('POST', '/execute/sync', {
          script: 'return arguments[0].value;',
          args: [{ [ELEMENT]: field[ELEMENT] }],
        });
        if (getLetters(typed) !== getLetters(text)) throw new Error(`"${text}" was typed, the field holds "${typed}"`);
      },
      enterFrame: async (frame) => {
        await call('POST', '/frame', { id: frame });
      },
      leaveFrame: async () => {
        await call('POST', '/frame', { id: null });
      },
      // Not supported by the driver.
      uncaught: () => undefined,
      log,
      close,
    };
  } catch (error) {
    const words = log();
    await close();
    throw error instanceof DriverCrash ? new DriverCrash(error.message, { cause: error, log: words }) : error;
  }
}
