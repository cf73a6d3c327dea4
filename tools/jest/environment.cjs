// jsdom for what has a page: the tests of components, which are written in TSX. All others have none, and a window for each of their files
// costs more than their tests; one that needs it says `@jest-environment jsdom` in its first comment.
const { TestEnvironment: Page } = require('jest-environment-jsdom');
const { TestEnvironment: Plain } = require('jest-environment-node');

module.exports = class Environment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Page : Plain)(config, context);
  }
};
