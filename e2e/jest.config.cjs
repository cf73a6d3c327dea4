// Runs the product in a real browser, one shop at a time unless `--maxWorkers` allows more.
// Sets what the test build sets: otherwise the first test that opens a shop would rebuild it.
process.env.PSEUDO_LOCALE ??= 'true';

module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/support/environment.cjs',
  globalSetup: '<rootDir>/support/before-all-files.ts',
  testSequencer: '<rootDir>/support/sharing-first.cjs',
  globalTeardown: '<rootDir>/support/after-all-files.ts',
  moduleNameMapper: { '^playwright-core$': '<rootDir>/support/native-playwright.cjs' },
  testMatch: ['<rootDir>/{specs,browsers}/**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // Long enough for a busy machine; a failing test ends earlier, after the timeout of one step.
  testTimeout: 300_000,
  maxWorkers: 1,
};
