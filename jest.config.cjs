// One Jest for the whole workspace: `npx jest` runs all, `npx jest --selectProjects shared` one.
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const browser = (name) => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/tools/jest/environment.cjs`,
  setupFiles: [`${__dirname}/tools/jest/polyfill.cjs`],
  setupFilesAfterEnv: [`${__dirname}/tools/jest/setup.ts`],
  transform: { '\\.[jt]sx?$': swc(true) },
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

module.exports = {
  projects: [
    ...['shared', 'host', 'mfe-search-cart', 'mfe-checkout', 'mfe-domains', 'mfe-account'].map(browser),
    {
      displayName: 'gateway',
      rootDir: `${__dirname}/host/server`,
      testEnvironment: 'node',
      transform: { '\\.tsx?$': swc(false) },
    },
    `${__dirname}/backend`,
  ],
};
