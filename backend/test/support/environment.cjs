// Jest's Node environment, with some packages loaded by Node itself instead of inside Jest's sandbox: they are published as
// ES modules or import lazily, which the sandbox cannot do, and so they are loaded and compiled once a worker instead of once
// a test file. The files in `native` hand them to the tests.
const { TestEnvironment } = require('jest-environment-node');
const NATIVE = require('./native-modules.cjs');

module.exports = class NativeModulesEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const loaded = await Promise.all(NATIVE.map(async (name) => [name, await import(name)]));
    this.global.nativeModules = new Map(loaded);
  }
};
