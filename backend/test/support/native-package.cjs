// Jest's transformer for node_modules: passes on what Node itself loads from the same file, once per worker.
module.exports = {
  process: () => ({ code: 'module.exports = nativeRequire(__filename);' }),
  getCacheKey: () => 'native-package',
};
