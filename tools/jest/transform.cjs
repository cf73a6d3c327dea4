// Compiles with SWC, loading imported modules lazily on first use. Most tests use a few exports of an entry of `shared`, and loading the
// modules of all others took longer than the tests of a rule.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { createTransformer } = require('@swc/jest');

const own = readFileSync(__filename);

const IMPORT = /(?<namespace>\bexport\s*\*\s*as\s+\w+\s+)?\bfrom\s*['"](?<name>[^'"]+)['"]/g;

/** Modules that register hooks when loaded, which would be too late within a test. */
const HAS_HOOKS = /^@testing-library\/|^\.\.?\/(?:.*\/)?testing\//;

/** SWC cannot defer `export * as`. */
const isLazy = ({ groups: { namespace, name } }) => !namespace && !HAS_HOOKS.test(name);

module.exports = {
  createTransformer(options) {
    const { getCacheKey } = createTransformer(options);
    return {
      process(source, file, jestOptions) {
        const lazy = file.includes('/node_modules/')
          ? []
          : [...source.matchAll(IMPORT)].filter(isLazy).map(({ groups }) => groups.name);
        const compiler = createTransformer({ ...options, module: { ...options.module, lazy } });
        return compiler.process(source, file, jestOptions);
      },
      getCacheKey: (...args) =>
        createHash('sha256')
          .update(getCacheKey(...args))
          .update(own)
          .digest('hex'),
    };
  },
};
