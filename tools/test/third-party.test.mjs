// Tests that a browser build lists the packages of others, and refuses licences that nobody has accepted.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { requireTool } from '../lib/paths.mjs';

const webpack = requireTool('webpack');
const { thirdPartyPlugin, THIRD_PARTY_FILE } = requireTool('./federation/third-party-plugin.cjs');

const folder = mkdtempSync(path.join(tmpdir(), 'third-party-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const write = (name, text) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

/** Builds a page that uses one package with this licence. @returns the errors of the build, and its list if it has none */
async function build(license) {
  write('node_modules/clock/package.json', JSON.stringify({ name: 'clock', version: '1.2.3', license }));
  write('node_modules/clock/LICENSE', 'Copyright Chris');
  write('node_modules/clock/index.js', 'export const now = () => Date.now();');
  write('index.js', "import { now } from 'clock'; document.title = now();");
  write('package.json', JSON.stringify({ name: 'storefront' }));
  const output = path.join(folder, 'dist');
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack({
      context: folder,
      entry: './index.js',
      mode: 'production',
      output: { path: output },
      plugins: [thirdPartyPlugin(['webpack'])],
    });
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  const errors = stats.compilation.errors.map(({ message }) => message);
  return {
    errors,
    list: errors.length > 0 ? [] : JSON.parse(readFileSync(path.join(output, THIRD_PARTY_FILE), 'utf8')),
  };
}

test('[RT-02e] a package is listed with its licence, and so is what loads the modules', async () => {
  const { errors, list } = await build('MIT');
  assert.deepEqual(errors, []);
  assert.deepEqual(
    list.map(({ name, license, licenseText }) => [name, license, licenseText.slice(0, 15)]),
    [
      ['clock', 'MIT', 'Copyright Chris'],
      ['webpack', 'MIT', 'Copyright JS Fo'],
    ],
  );
});

for (const license of ['GPL-3.0-only', 'AGPL-3.0-or-later', 'UNLICENSED', undefined])
  test(`[RT-02e] a build fails that contains a package under ${license ?? 'no licence'}`, async () => {
    const { errors } = await build(license);
    assert.match(errors.join('\n'), /clock/);
  });
