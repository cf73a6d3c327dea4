// The thread that renders the pages of one release: a separate program, started by `release-renderer.ts`. It can read only the renderer,
// and has no network, processes or environment, so that a faulty page can do no harm outside it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Renderer from '../src/prerender/render';
import type { PageReply, PageRequest } from './page-thread-messages';

type Visit = Parameters<typeof Renderer.render>[1];
type Module = Parameters<typeof Renderer.renderRemote>[2]['module'];

const { program } = workerData as { program: string };

const port = parentPort;
if (!port) throw new Error('This is the program of a thread');
// The flag is experimental in Node: if it has no effect, no page is rendered.
if (!process.permission || process.permission.has('fs.read', '/') || process.permission.has('fs.write'))
  throw new Error('The permissions of the thread that renders pages are not restricted');

const { renderRemote, provided } = createRequire(program)(program) as typeof Renderer;

const memoryUsage = process.memoryUsage.bind(process);
const { setTimeout: later, clearTimeout: cancel } = globalThis;

/** Globals that give access outside the thread, or that keep running after a page is rendered. */
const WAYS_OUT = [
  'process',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'setInterval',
  'setImmediate',
  'navigator',
];

/** Timers set by a page; cleared when its rendering ends. */
const timers = new Set<NodeJS.Timeout>();
globalThis.setTimeout = ((callback: () => void, delay?: number) => {
  const timer = later(() => {
    timers.delete(timer);
    callback();
  }, delay);
  timers.add(timer);
  return timer;
}) as typeof setTimeout;
for (const name of WAYS_OUT) delete (globalThis as Record<string, unknown>)[name];

const modules = new Map<string, Module>();
const translations = new Map<string, Visit['translations']>();

/** Runs a page's server build; its imports resolve to the host's modules. */
function loadPage(page: string, file: string, text: string): void {
  const module = { exports: {} as { default: Module['default'] } };
  const need = (key: string): unknown => {
    if (!Object.hasOwn(provided, key)) throw new Error(`${file} asks for ${key}, which the host does not provide`);
    return provided[key];
  };
  // `import()` is refused, as no hook for imports is given.
  const run = compileFunction(text, ['exports', 'require', 'module'], { filename: file }) as (
    ...args: unknown[]
  ) => void;
  run(module.exports, need, module);
  if (typeof module.exports.default !== 'function') throw new Error(`${file} has no page`);
  modules.set(page, module.exports);
}

/** Merges the messages of the host with those of the release. */
function mergeMessages(language: string, text: string): void {
  const file = path.join(path.dirname(program), `messages.${language}.json`);
  translations.set(language, {
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    ...(JSON.parse(text) as object),
  });
}

async function answer(request: PageRequest): Promise<string | undefined> {
  if (request.kind === 'page') loadPage(request.page, request.file, request.text);
  else if (request.kind === 'messages') mergeMessages(request.language, request.text);
  else {
    const { page, address, visit, remotePage } = request;
    const module = modules.get(page);
    const texts = visit.language === 'en' ? {} : translations.get(visit.language);
    if (!module || !texts) throw new Error(`${page} is not there in ${visit.language}`);
    return renderRemote(address, { ...visit, translations: texts }, { ...remotePage, module });
  }
  return undefined;
}

port.on('message', (request: PageRequest) => {
  const reply = (outcome: Pick<PageReply, 'html' | 'error'>) => {
    for (const timer of timers) cancel(timer);
    timers.clear();
    port.postMessage({ id: request.id, ...outcome, buffers: memoryUsage().arrayBuffers } satisfies PageReply);
  };
  answer(request).then(
    (html) => reply(html === undefined ? {} : { html }),
    (error: unknown) => reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
