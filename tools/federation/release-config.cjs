// Reads a remote's release.config.ts: who owns it. The config is TypeScript so that its author gets completion.
const fs = require('node:fs');
const path = require('node:path');
const Module = require('node:module');
const esbuild = require('esbuild');
const { ROOT } = require('./packages.cjs');

/** @returns {{ owner: string, contact: string }} */
function readReleaseConfig(folder) {
  const file = path.join(ROOT, folder, 'release.config.ts');
  const { code } = esbuild.transformSync(fs.readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    sourcefile: file,
  });
  const loaded = new Module(file);
  loaded.paths = Module._nodeModulePaths(path.dirname(file));
  loaded._compile(code, file);
  const config = loaded.exports.default;
  for (const key of ['owner', 'contact']) {
    if (typeof config?.[key] !== 'string' || config[key] === '')
      throw new Error(`${folder}/release.config.ts has no "${key}"`);
  }
  return config;
}

module.exports = { readReleaseConfig };
