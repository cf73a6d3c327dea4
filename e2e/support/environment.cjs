const { TestEnvironment } = require('jest-environment-node');
const playwright = require('playwright-core');

/** Prints what the pages of a test showed when it failed, as that cannot be looked up afterwards. */
module.exports = class WithLastLook extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // For `native-playwright.cjs`.
    this.global.nativePlaywright = playwright;
  }

  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure') return;
    const looked = await this.global.lookAtPages?.();
    if (looked) process.stderr.write(`\n● ${test.name}\n${looked}\n`);
  }
};
