import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { requireTool } from '../lib/paths.mjs';

const webpack = requireTool('webpack');
const { findSpeakers, modulesIn } = requireTool('./federation/said-messages.cjs');

const MESSAGES = ['title', 'question', 'both', 'nobody'].map((key) => `export const ${key} = ['${key}'];`).join('\n');

/** Returns the messages of `orders` that the modules of each chunk use. @returns {Promise<Record<string, string[] | undefined>>} */
async function saidInChunks(t, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'said-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'orders'));
  for (const [name, source] of Object.entries({ ...files, 'orders/messages.ts': MESSAGES }))
    writeFileSync(path.join(folder, name), source);
  const chunks = {};
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path: path.join(folder, 'dist') },
    resolve: { extensions: ['.ts', '.js'] },
    optimization: { minimize: false },
    plugins: [
      {
        apply: ({ hooks }) =>
          hooks.thisCompilation.tap('test', (compilation) => {
            let speakers;
            compilation.hooks.afterOptimizeDependencies.tap('test', () => (speakers = findSpeakers(compilation)));
            compilation.hooks.processAssets.tap('test', () => {
              for (const chunk of compilation.chunks) {
                const said = [...modulesIn([chunk], compilation.chunkGraph)].flatMap((at) => speakers.get(at) ?? []);
                if (said.length > 0)
                  chunks[chunk.name] = said.some(({ keys }) => !keys)
                    ? undefined
                    : said.flatMap(({ keys }) => [...keys]).sort();
              }
            });
          }),
      },
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  return chunks;
}

const DIALOG = "import * as messages from './orders/messages'; export default [messages.question, messages.both];";
const openDialog = "export const open = () => import(/* webpackChunkName: 'dialog' */ './dialog');";

test('a chunk has the messages that its own modules use, wherever the messages are', async (t) => {
  const main = `import * as messages from './orders/messages'; console.log(messages.title, messages.both); ${openDialog}`;
  const said = await saidInChunks(t, { 'main.js': main, 'dialog.js': DIALOG });
  assert.deepEqual(said, { main: ['both', 'title'], dialog: ['both', 'question'] });
});

test('messages used only by unreachable code are left out', async (t) => {
  const main = `import { title } from './titles'; title(); ${openDialog}`;
  const titles =
    "import * as messages from './orders/messages'; export const title = () => messages.title; export const unused = () => messages.nobody;";
  const said = await saidInChunks(t, { 'main.js': main, 'titles.js': titles, 'dialog.js': DIALOG });
  assert.deepEqual(said, { main: ['title'], dialog: ['both', 'question'] });
});

test('code that passes on all messages of a folder uses all of them', async (t) => {
  const main = "import * as messages from './orders/messages'; console.log(Object.keys(messages));";
  assert.deepEqual(await saidInChunks(t, { 'main.js': main }), { main: undefined });
});
