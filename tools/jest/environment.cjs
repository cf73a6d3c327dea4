// Uses jsdom only for tests of pages. For tests of rules and the contract, a window per file would cost more than the tests; one that needs
// it has `@jest-environment jsdom` in its first comment.
const { TestEnvironment: Page } = require('jest-environment-jsdom');
const { TestEnvironment: Plain } = require('jest-environment-node');
const { createRequire } = require('node:module');
require('./compile-once.cjs');

// Static tables that testing-library would rebuild for every file, taking a quarter of the time before its first test.
const ariaQuery = createRequire(require.resolve('@testing-library/dom'))('aria-query');

const WITHOUT_A_PAGE = /\/shared\/src\/(domain|contract)\/|\/model\/.*\.test\.ts$/;

module.exports = class Environment {
  constructor(config, context) {
    if (WITHOUT_A_PAGE.test(context.testPath)) return new Plain(config, context);
    const page = new Page(config, context);
    page.global[Symbol.for('storefront.aria-query')] = ariaQuery;
    return page;
  }
};
