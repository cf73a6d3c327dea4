// The product driven in a real browser. One shop at a time unless `--maxWorkers` asks for more.
// A shop that was built with another setting would be built anew by the first test that opens one.
process.env.PSEUDO_LOCALE ??= 'true';

module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/support/environment.cjs',
  globalSetup: '<rootDir>/support/before-all-files.ts',
  testSequencer: '<rootDir>/support/sharing-first.cjs',
  globalTeardown: '<rootDir>/support/after-all-files.ts',
  testMatch: ['<rootDir>/{specs,browsers}/**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // Long enough for a machine that does other work; what fails says so after the patience of one step.
  testTimeout: 300_000,
  maxWorkers: 1,
};
