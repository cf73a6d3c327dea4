// Jest's transformer of what lies in node_modules: it hands over what Node itself loads from the same file, once a worker.
module.exports = {
  process: () => ({ code: 'module.exports = nativeRequire(__filename);' }),
  getCacheKey: () => 'native-package',
};
