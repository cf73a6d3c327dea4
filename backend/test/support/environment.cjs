// Jest runs each test file in a context of its own. There every global is looked up through a proxy, which makes libraries that use
// `Object` or `Symbol` in each call several times slower; and since that context's classes differ from Node's, each file has to load all
// packages again. Backend tests change no globals: they run in the context of the process, with packages that Node loads once per worker.
// Our own modules are still loaded for each file, and globals that a file leaves are removed.
const { TestEnvironment } = require('jest-environment-node');
const { OWN_CONTEXT } = require('../../../tools/jest/compile-once.cjs');
const NATIVE = require('./native-modules.cjs');

/** Properties that Jest adds to the process for each file. */
const REPLACED = ['exit', 'getBuiltinModule'];

/** @returns a function that restores an object's own properties */
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

/** @returns a function that removes listeners added to the process since */
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
    // `answerInAnyOrder` changes the driver for one file. Jest transforms the modules it requires while loading this environment.
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
    // Published as ES modules, or importing such: the files in `native` pass them to the tests.
    const loaded = await Promise.all(NATIVE.map(async (name) => [name, await import(name)]));
    globalThis.nativeModules = new Map(loaded);
  }

  async teardown() {
    await super.teardown();
    // Spies, such as on `Date.now`, also affect the process.
    this.moduleMocker.restoreAllMocks();
    for (const restore of this.#restore) restore();
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};
