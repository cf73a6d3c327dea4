// jsdom for what has a page. Rules and the contract have none, and a window for each of their files costs more than their tests; one that
// needs it says `@jest-environment jsdom` in its first comment.
const { TestEnvironment: Page } = require('jest-environment-jsdom');
const { TestEnvironment: Plain } = require('jest-environment-node');
const { createRequire } = require('node:module');
require('./compile-once.cjs');

// Tables alone, which testing-library would build anew for every file: a quarter of what a file takes before its first test.
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
