// jsdom for what has a page. Rules and the contract have none, and a window for each of their files costs more than their tests; one that
// needs it says `@jest-environment jsdom` in its first comment.
const { TestEnvironment: Page } = require('jest-environment-jsdom');
const { TestEnvironment: Plain } = require('jest-environment-node');

const WITHOUT_A_PAGE = /\/shared\/src\/(domain|contract)\/|\/model\/.*\.test\.ts$/;

module.exports = class Environment {
  constructor(config, context) {
    return new (WITHOUT_A_PAGE.test(context.testPath) ? Plain : Page)(config, context);
  }
};
