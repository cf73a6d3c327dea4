// jsdom for what has a page. Rules and the contract have none, and a window for each of their files costs more than their tests.
const { TestEnvironment: Page } = require('jest-environment-jsdom');
const { TestEnvironment: Plain } = require('jest-environment-node');

const WITHOUT_A_PAGE = /\/shared\/src\/(domain|contract)\//;

module.exports = class Environment {
  constructor(config, context) {
    return new (WITHOUT_A_PAGE.test(context.testPath) ? Plain : Page)(config, context);
  }
};
