// The product driven in a real browser. One stack at a time: the machine has few cores and the ports are real.
module.exports = {
  displayName: 'e2e',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/specs/**/*.test.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }],
  },
  testTimeout: 120_000,
  maxWorkers: 1,
};
