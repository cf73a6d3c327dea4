// Jest gives each test file a context of its own. There every global name is looked up through a proxy, which makes libraries that
// ask for `Object` or `Symbol` at each call several times slower; and since the classes of that context are not those of Node, each
// file has to load all packages again. Tests of the backend change no globals: they run in the context of the process, on packages that
// Node has loaded once a worker. What is ours is still loaded for each file anew, and what a file leaves in the globals goes with it.
const { TestEnvironment } = require('jest-environment-node');
const { OWN_CONTEXT } = require('../../../tools/jest/compile-once.cjs');
const NATIVE = require('./native-modules.cjs');

/** What Jest puts into the process for the length of a file. */
const REPLACED = ['exit', 'getBuiltinModule'];

/** @returns what puts an object's own properties back as they are now */
function remember(object, names) {
  const before = new Map(
    (names ?? Reflect.ownKeys(object)).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]),
  );
  return () => {
    if (!names) for (const name of Reflect.ownKeys(object)) if (!before.has(name)) Reflect.deleteProperty(object, name);
    for (const [name, descriptor] of before)
      if (descriptor?.configurable) Object.defineProperty(object, name, descriptor);
  };
}

/** @returns what takes away the listeners that the process has got since */
function rememberListeners() {
  const listeners = () => process.eventNames().map((event) => [event, process.rawListeners(event)]);
  const before = new Map(listeners());
  return () => {
    for (const [event, now] of listeners()) {
      for (const listener of now) if (!before.get(event)?.includes(listener)) process.removeListener(event, listener);
    }
  };
}

module.exports = class BackendEnvironment extends TestEnvironment {
  #restore;

  constructor(config, context) {
    super(config, context);
    // `answerInAnyOrder` changes the driver for one file. While Jest loads this environment it transforms what that requires.
    const { Client } = require('pg');
    this.#restore = [
      remember(globalThis),
      remember(process.env),
      remember(process, REPLACED),
      remember(Client.prototype),
      rememberListeners(),
    ];
    this.global = globalThis;
    for (const part of ['fakeTimers', 'fakeTimersModern']) this[part].dispose();
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: globalThis });
    // For `native-package.cjs`.
    globalThis.nativeRequire = require;
  }

  async setup() {
    await super.setup();
    // Published as ES modules, or with imports of such: the files in `native` hand them to the tests.
    const loaded = await Promise.all(NATIVE.map(async (name) => [name, await import(name)]));
    globalThis.nativeModules = new Map(loaded);
  }

  async teardown() {
    await super.teardown();
    // What a test spied upon, such as `Date.now`, is that of the process too.
    this.moduleMocker.restoreAllMocks();
    for (const restore of this.#restore) restore();
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};
