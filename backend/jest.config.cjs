const { formerCommit } = require('./test/support/former-commit.cjs');
const NATIVE = require('./test/support/native-modules.cjs');
const { embeddedOnly } = require('./test/support/embedded-only.cjs');

const escape = (name) => name.replace(/[/.-]/g, '\\$&');

module.exports = {
  displayName: 'backend',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/timeouts.cjs', '<rootDir>/../tools/jest/same-values.cjs'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    // These need another program, which `backend/scripts/test-with.mjs` finds, installs or starts.
    ...(process.env.TEST_OPENSRS_CLIENT ? [] : ['\\.opensrs-client\\.test\\.ts$']),
    ...(process.env.TEST_DNS_CLIENTS ? [] : ['\\.dns-clients\\.test\\.ts$']),
    ...(process.env.TEST_POSTFIX ? [] : ['\\.postfix\\.test\\.ts$']),
    ...(process.env.TEST_DATABASE_POOLER ? [] : ['\\.pooler\\.test\\.ts$']),
    ...(process.env.TEST_POWERDNS ? [] : ['\\.powerdns\\.test\\.ts$']),
    // These start processes, each on its own embedded database.
    ...(process.env.TEST_DATABASE_URL ? [embeddedOnly] : ['\\.postgres\\.test\\.ts$']),
    ...(formerCommit() ? [] : ['/test/former-version\\.']),
  ],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  // Jest's own packages must not be transformed.
  transformIgnorePatterns: ['/node_modules/(@jest/|jest-|@swc/)'],
  transform: {
    '/node_modules/.*\\.c?js$': '<rootDir>/test/support/native-package.cjs',
    '\\.[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: Object.fromEntries(
    NATIVE.map((name) => [`^${escape(name)}$`, `<rootDir>/test/support/native/${name.replace(/[@/]/g, '_')}.cjs`]),
  ),
};
