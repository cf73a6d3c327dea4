import { createRequire } from 'node:module';

const { galleryRules } = createRequire(import.meta.url)('../../tools/federation/gallery-config.cjs');

const isStyleRule = (rule) => String(rule?.test) === String(/\.css$/);

/** @type {import('@storybook/react-webpack5').StorybookConfig} */
export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  // No telemetry and no update checks.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config, { configType }) => ({
    ...config,
    resolve: { ...config.resolve, extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules.filter((rule) => !isStyleRule(rule)),
        ...galleryRules({ development: configType === 'DEVELOPMENT' }),
      ],
    },
    performance: { hints: false },
  }),
};
