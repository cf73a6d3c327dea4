// The reseller's command for prices, rates and taxes: `node tools/prices.mjs import <file>` and `export [folder]`.
import path from 'node:path';
import { build } from './build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { runNode } from './lib/steps.mjs';

loadDotEnv();
await build(['backend']);
const { dataDir } = readSettings();
const from = process.env.INIT_CWD ?? process.cwd();
const [verb = '', ...given] = process.argv.slice(2);
const args = given.map((text) => (text.startsWith('-') ? text : path.resolve(from, text)));
if (verb === 'export' && args.length === 0) args.push(path.resolve(from, 'prices'));
process.exitCode = (await runNode([fromRoot('backend/dist/prices-command.mjs'), verb, ...args], { DATA_DIR: dataDir }))
  ? 0
  : 1;
