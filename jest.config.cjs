const { createRequire } = require('node:module');
const { REMOTE_FOLDERS } = require('./tools/federation/packages.cjs');

// Under this name, everybody else gets tools/jest/aria-query.cjs.
process.env.ARIA_QUERY = createRequire(require.resolve('@testing-library/dom')).resolve('aria-query');

// One Jest for the whole workspace: `npx jest` runs all, `npx jest --selectProjects shared` one.
const swc = (tsx) => [
  `${__dirname}/tools/jest/transform.cjs`,
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/** Its document carries what the remotes declare, as the gateway writes it. */
const withRegistry = (project) => ({
  ...project,
  setupFiles: [...project.setupFiles, `${__dirname}/tools/jest/registry.cjs`],
});

const browser = (name) => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/tools/jest/environment.cjs`,
  setupFiles: [`${__dirname}/tools/jest/polyfill.cjs`],
  setupFilesAfterEnv: [`${__dirname}/tools/jest/setup.ts`],
  transform: { '\\.[jt]sx?$': swc(true) },
  // ES modules only, for the test of messages.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?(?:icu-minify|@formatjs|@storybook|storybook))'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy', '^aria-query$': `${__dirname}/tools/jest/aria-query.cjs` },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

module.exports = {
  projects: [
    browser('shared'),
    withRegistry(browser('host')),
    ...REMOTE_FOLDERS.map(browser),
    browser('desk'),
    {
      displayName: 'gateway',
      rootDir: `${__dirname}/host/server`,
      testEnvironment: 'node',
      setupFilesAfterEnv: [`${__dirname}/tools/jest/setup.ts`],
      // The exporter of traces loads the client of Node by a dynamic import, of which Jest has none of its own.
      transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/|@opentelemetry/otlp-exporter-base/)'],
      transform: { '\\.tsx?$': swc(false), '/otlp-exporter-base/.*\\.js$': swc(false) },
    },
    `${__dirname}/backend`,
  ],
};
