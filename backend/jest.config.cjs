const { formerCommit } = require('./test/support/former-commit.cjs');
const NATIVE = require('./test/support/native-modules.cjs');

const escape = (name) => name.replace(/[/.-]/g, '\\$&');

module.exports = {
  displayName: 'backend',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/timeouts.cjs'],
  // Some suites need a server, which `scripts/postgres-server.mjs` and `scripts/powerdns-server.mjs` and `scripts/postfix-server.mjs` bring; others end processes that bring their own database, and one needs
  // the history of the repository.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.TEST_POSTFIX ? [] : ['\\.postfix\\.test\\.ts$']), ...(process.env.TEST_POWERDNS ? [] : ['\\.powerdns\\.test\\.ts$']), ...(process.env.TEST_DATABASE_URL ? ['/test/kill(-autorenewals)?\\.test\\.ts$', '/test/process\\.test\\.ts$', '/test/prices-command\\.test\\.ts$'] : ['\\.postgres\\.test\\.ts$']), ...(formerCommit() ? [] : ['/test/former-version\\.'])],
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  transform: { '\\.[jt]s$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }] },
  moduleNameMapper: Object.fromEntries(NATIVE.map((name) => [`^${escape(name)}$`, `<rootDir>/test/support/native/${name.replace(/[@/]/g, '_')}.cjs`])),
};
