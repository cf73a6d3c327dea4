const { createRequire } = require('node:module');
const { REMOTE_FOLDERS } = require('./tools/federation/packages.cjs');

// For tools/jest/aria-query.cjs, which everyone else gets under this name.
process.env.ARIA_QUERY = createRequire(require.resolve('@testing-library/dom')).resolve('aria-query');

const SAME_VALUES = `${__dirname}/tools/jest/same-values.cjs`;

// The whole workspace: `npx jest` runs all projects, `npx jest --selectProjects shared` one.
const swc = (tsx) => [
  `${__dirname}/tools/jest/transform.cjs`,
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/** Gives each test a document with the remotes' declarations, as from the gateway. */
const withRegistry = (project) => ({
  ...project,
  setupFiles: [...project.setupFiles, `${__dirname}/tools/jest/registry.cjs`],
});

const browser = (name) => ({
  displayName: name,
  rootDir: `${__dirname}/${name}`,
  testEnvironment: `${__dirname}/tools/jest/environment.cjs`,
  setupFiles: [`${__dirname}/tools/jest/polyfill.cjs`],
  setupFilesAfterEnv: [`${__dirname}/tools/jest/setup.ts`, SAME_VALUES],
  transform: { '\\.[jt]sx?$': swc(true) },
  // These packages are ES modules only.
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
      setupFilesAfterEnv: [`${__dirname}/tools/jest/setup.ts`, SAME_VALUES],
      // The trace exporter loads its HTTP client with a dynamic import, which Jest supports only in transformed files.
      transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/|@opentelemetry/otlp-exporter-base/)'],
      transform: { '\\.tsx?$': swc(false), '/otlp-exporter-base/.*\\.js$': swc(false) },
    },
    `${__dirname}/backend`,
  ],
};
