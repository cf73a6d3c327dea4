// Enforces docs/architecture.md: imports, owners of globals, names, hooks, accessibility. `npm run lint` allows no warnings.
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import packages from './tools/federation/packages.cjs';
import { brandCast } from './tools/lint/brand-cast.mjs';
import { handledImport } from './tools/lint/handled-import.mjs';
import { literalText } from './tools/lint/literal-text.mjs';
import { moduleState } from './tools/lint/module-state.mjs';

const REMOTES = packages.REMOTE_FOLDERS;
const TESTS = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/*.stories.tsx'];

const wholeZod = { regex: '^zod$', message: "Import from 'zod/mini': the whole of zod weighs 90 KB in a browser." };

const federationRuntime = {
  group: ['@module-federation/*'],
  message: 'Only host/src/federation and tools use the federation runtime.',
};
const queryItself = { group: ['@tanstack/react-query'], message: 'Server state comes through @storefront/shared/api.' };

const unknownToShared = [
  {
    group: ['@storefront/host*', '@storefront/mfe-*', '@storefront/backend*'],
    message: 'shared imports no other workspace.',
  },
  wholeZod,
  federationRuntime,
];

/** Packages that remotes get through `shared`: a second copy would split context or state. */
const ownedByShared = [
  {
    group: ['@storefront/shared/serving', '@storefront/shared/tracing'],
    message: 'These are for gateway and backend, which are servers.',
  },
  { group: ['react-dom', 'react-dom/*'], message: 'Only the host renders; use shared/ui.' },
  { group: ['jotai', 'jotai/*'], message: 'The one store is @storefront/shared/store.' },
  { group: ['@tanstack/*'], message: 'Server state comes through @storefront/shared/api.' },
  { group: ['@storefront/shared/api'], importNames: ['useQueryClient'], message: 'There is one cache: queryClient.' },
  {
    group: ['react-router', 'react-router-dom', 'react-router/*'],
    message: 'The one router is @storefront/shared/routing.',
  },
  {
    group: ['radix-ui', '@radix-ui/*', '@ariakit/*', 'cmdk', 'react-hook-form', '@hookform/*', 'lucide-react'],
    message: 'Widgets and forms come from @storefront/shared/ui/*.',
  },
  federationRuntime,
  wholeZod,
];

/** Imports allowed inside `shared`; `testing` may import all of it. */
const SHARED_LAYERS = {
  'message-format': [],
  i18n: ['message-format'],
  contract: [],
  'kept-focus': [],
  'qr-code': [],
  serving: [],
  tracing: ['serving'],
  questions: ['i18n'],
  domain: ['contract', 'questions'],
  reference: ['contract', 'domain'],
  store: ['contract', 'domain'],
  notices: ['contract', 'domain', 'store', 'i18n'],
  api: ['contract', 'domain', 'store', 'notices'],
  currency: ['contract', 'domain', 'store', 'notices', 'api'],
  routing: ['contract', 'domain', 'store'],
  session: ['contract', 'domain', 'store', 'notices', 'api', 'currency', 'routing'],
  cart: ['contract', 'domain', 'store', 'i18n', 'notices', 'api', 'currency', 'session'],
  problems: ['contract', 'domain', 'i18n', 'message-format', 'questions'],
  errors: ['contract', 'i18n', 'message-format', 'problems'],
  failures: ['contract', 'domain', 'i18n', 'message-format'],
  words: ['contract', 'domain', 'i18n'],
  ui: ['contract', 'domain', 'i18n', 'words'],
  'query-failure': ['failures', 'api', 'ui', 'i18n'],
  registrant: ['contract', 'domain', 'problems', 'questions', 'reference', 'api', 'routing', 'session', 'ui', 'i18n'],
  cards: ['contract', 'domain', 'failures', 'notices', 'api', 'ui', 'i18n'],
  billing: [
    'contract',
    'domain',
    'store',
    'failures',
    'notices',
    'api',
    'routing',
    'session',
    'cart',
    'password',
    'query-failure',
    'registrant',
    'ui',
    'i18n',
  ],
};
const SHARED_ENTRIES = [...Object.keys(SHARED_LAYERS), 'testing', 'standalone'];
const sharedType = (entry) => `shared-${entry}`;
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});

const sameFeature = (type) => ({
  from: { element: { type } },
  allow: { to: { element: { type, captured: { name: '{{ from.element.captured.name }}' } } } },
});

/** Imports allowed inside a remote. No feature imports another: code that two of them need is in one of the first three folders. */
const REMOTE_LAYERS = {
  model: [],
  api: ['model'],
  components: ['model', 'api'],
  features: ['model', 'api', 'components'],
  pages: ['model', 'api', 'components', 'features'],
};
/** Search and cart on partners' pages. Shares only the rules with the other pages of its remote. */
const EMBED = 'mfe-search-cart/embed';
const remoteLayers = REMOTES.flatMap((remote) =>
  Object.entries(REMOTE_LAYERS).map(([layer, known]) => ({
    of: remote,
    type: `${remote}/${layer}`,
    pattern: `${remote}/src/${layer}${layer === 'features' ? '/*' : ''}`,
    known: [...(layer === 'features' ? [] : [layer]), ...known].map((each) => `${remote}/${each}`),
  })),
);

const ANYBODY = [
  { allow: { to: { module: { origin: 'external' } } } },
  { allow: { to: { module: { origin: 'core' } } } },
];
const ALL_OF_SHARED = SHARED_ENTRIES.map(sharedType);
/** Imports allowed in each package. Separate, because the plugin checks each import against the whole list. */
const policies = {
  shared: [
    ...Object.entries(SHARED_LAYERS).map(([entry, known]) =>
      allow(sharedType(entry), [entry, ...known].map(sharedType)),
    ),
    allow(sharedType('testing'), ALL_OF_SHARED),
    allow(sharedType('standalone'), ALL_OF_SHARED),
  ],
  ...Object.fromEntries(['host', 'desk', 'e2e'].map((name) => [name, [allow(name, [name, ...ALL_OF_SHARED])]])),
  ...Object.fromEntries(
    REMOTES.map((remote) => [
      remote,
      [
        allow(remote, [remote, ...Object.keys(REMOTE_LAYERS).map((layer) => `${remote}/${layer}`), ...ALL_OF_SHARED]),
        ...remoteLayers
          .filter(({ of }) => of === remote)
          .map(({ type, known }) => allow(type, [...known, ...ALL_OF_SHARED])),
        sameFeature(`${remote}/features`),
      ],
    ]),
  ),
  backend: [
    allow('backend', [
      'backend',
      'shared-contract',
      'shared-domain',
      'shared-message-format',
      'shared-problems',
      'shared-questions',
      'shared-serving',
      'shared-tracing',
    ]),
  ],
};
policies['mfe-search-cart'].push(allow(EMBED, [EMBED, 'mfe-search-cart/model', ...ALL_OF_SHARED]));

/** Globals that only their owner may use. */
const ownedGlobals = [
  { name: 'fetch', message: 'Calls go through @storefront/shared/api.' },
  { name: 'localStorage', message: 'Stored state goes through @storefront/shared/store.' },
  { name: 'sessionStorage', message: 'Stored state goes through @storefront/shared.' },
  { name: 'location', message: 'Addresses go through @storefront/shared/routing.' },
];

const ownedProperties = ['window', 'globalThis', 'self'].flatMap((object) =>
  ownedGlobals.map(({ name: property, message }) => ({ object, property, message })),
);

/** Modules that may have variables: for what another part of the page sets once, for requests in flight, and for browser state. */
const OWNERS_OF_STATE = [
  'shared/src/api/api.ts',
  'shared/src/i18n/page-translate.ts',
  'shared/src/routing/{navigation,preloader,use-page-title}.ts',
  'shared/src/cards/stripe/load-stripe.ts',
  'shared/src/registrant/questions/question-words.ts',
  'shared/src/ui/virtual-rows/use-printing.ts',
  // The embed has no store.
  'mfe-search-cart/src/embed/{emit,preview,use-cart-lines}.ts',
];

const rawCalls = ['call', 'callWithResponse'].map((property) => ({
  object: 'api',
  property,
  message: 'A component calls through useApiQuery, useApiMutation, useReauthMutation or a hook in api/.',
}));

/** Files that may create branded amounts and domains: they check the value, or derive it from a checked one. */
const READERS = [
  'shared/src/domain/{money,names}.ts',
  'shared/src/cart/amount-shape.ts',
  'backend/src/core/catalog/catalog.ts',
];

/** Places that would show the message of an error. After a broken connection or a defect, it makes no sense to a person (I12). */
const rawMessages = [
  'JSXExpressionContainer',
  'CallExpression[callee.name=/^(set[A-Z]|show|refuse|notify)/]',
  "CallExpression[callee.property.name='setError']",
].flatMap((shown) =>
  ['[object.name=/error$/i]', "[object.property.name='error']:not([object.object.name='fieldState'])"].map(
    (failure) => ({
      selector: `${shown} MemberExpression[property.name='message']${failure}`,
      message:
        'Use failureText(error, t) of shared/failures: it says what happened and what to do, with a reference for our own faults.',
    }),
  ),
);

/** Folders whose texts are all in the catalogue of their package. */
const IN_CATALOGUES = ['shared/src/**/*.tsx', 'host/src/**/*.tsx', 'mfe-*/src/**/*.tsx', 'desk/src/**/*.tsx'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/.cache/**',
      'coverage/**',
      'backend/src/db/migrations/**',
      'e2e/artifacts/**',
      '**/storybook-static/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  ...tseslint.configs.recommended,
  {
    plugins: {
      storefront: {
        rules: {
          'brand-cast': brandCast,
          'handled-import': handledImport,
          'literal-text': literalText,
          'module-state': moduleState,
        },
      },
    },
    rules: { 'storefront/handled-import': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.{ts,tsx}'], ignores: READERS, rules: { 'storefront/brand-cast': 'error' } },
  {
    files: ['**/*.{cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },

  {
    files: ['{host,shared,desk,mfe-*}/src/**/*.{ts,tsx}'],
    // Only developers see it.
    ignores: ['shared/src/standalone/**'],
    rules: { 'no-restricted-syntax': ['error', ...rawMessages] },
  },
  {
    files: ['{host,shared,desk,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...OWNERS_OF_STATE],
    rules: { 'storefront/module-state': 'error' },
  },
  {
    files: ['{host,shared,desk,mfe-*}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },

  {
    files: IN_CATALOGUES,
    ignores: [...TESTS, 'shared/src/standalone/**'],
    rules: { 'storefront/literal-text': 'error' },
  },

  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    rules: { 'import-x/no-self-import': 'error', 'import-x/no-useless-path-segments': 'error' },
  },
  {
    // The host loads exposed pages, and Storybook stories, by their default export.
    files: ['{host,shared,backend,desk,mfe-*}/{src,server,test}/**/*.{ts,tsx}'],
    ignores: ['mfe-*/src/exposes/**', '**/*.stories.tsx'],
    rules: { 'import-x/no-default-export': 'error' },
  },

  {
    files: ['{host,shared,backend,desk,mfe-*}/**/*.{ts,tsx}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/src/**/!(use-*|*.test|*.stories|index|main)*.tsx': '+([A-Za-z0-9.-])',
          '**/*.ts': '+([a-z0-9])*(-+([a-z0-9]))*(.+([a-z0-9-]))',
        },
      ],
      'check-file/folder-naming-convention': ['error', { '**/src/**/': 'KEBAB_CASE' }],
    },
  },

  {
    files: ['{host,shared,backend,desk,mfe-*,e2e}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      // Otherwise the plugin looks for templates of versions before 5 in each policy, for each import.
      'boundaries/legacy-templates': false,
      'boundaries/elements': [
        ...SHARED_ENTRIES.map((entry) => ({ type: sharedType(entry), pattern: `shared/src/${entry}` })),
        ...remoteLayers.map(({ type, pattern }) => ({ type, pattern, capture: ['name'] })),
        { type: EMBED, pattern: 'mfe-search-cart/src/embed' },
        ...['host', 'backend', 'e2e', 'tools', ...REMOTES].map((name) => ({ type: name, pattern: name })),
        // The backend has a folder with this name.
        { type: 'desk', pattern: 'desk/src' },
      ],
    },
  },
  ...Object.entries(policies).map(([name, own]) => ({
    files: [`${name}/**/*.{ts,tsx}`],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: [...ANYBODY, ...own] }] },
  })),

  {
    files: [...REMOTES, 'desk'].map((each) => `${each}/src/**/*.{ts,tsx}`),
    // The desk renders itself.
    ignores: ['desk/src/main.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...ownedByShared,
            {
              group: ['@storefront/host*', '@storefront/mfe-*', '@storefront/backend*'],
              message: 'Remotes meet only in @storefront/shared.',
            },
            {
              regex: '^(\\.\\./)+(host|shared|backend|mfe-[a-z-]+)/',
              message: 'Remotes meet only in @storefront/shared.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...ownedGlobals],
      'no-restricted-properties': ['error', ...ownedProperties],
    },
  },
  {
    // The embed stands alone: it renders, calls and stores by itself.
    files: ['mfe-search-cart/src/embed/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...ownedByShared.filter(({ group }) => !group?.includes('react-dom')),
            {
              regex: '^(\\.\\./)+(host|shared|backend|mfe-[a-z-]+)/',
              message: 'Remotes meet only in @storefront/shared.',
            },
          ],
        },
      ],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    files: ['host/src/**/*.{ts,tsx}'],
    ignores: ['host/src/federation/**', 'host/src/main.tsx', 'host/src/prerender/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...ownedByShared,
            {
              group: ['@storefront/mfe-*', '@storefront/backend*'],
              message: 'The host loads remotes at run time only.',
            },
            { regex: '^(\\.\\./)+(backend|mfe-[a-z-]+)/', message: 'The host loads remotes at run time only.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...ownedGlobals],
      'no-restricted-properties': ['error', ...ownedProperties],
    },
  },
  ...[
    { files: ['shared/src/**/*.{ts,tsx}'], ignores: ['shared/src/api/**'], unknown: [...unknownToShared, queryItself] },
    { files: ['shared/src/api/**/*.{ts,tsx}'], unknown: unknownToShared },
  ].map(({ unknown, ...where }) => ({
    ...where,
    rules: { 'no-restricted-imports': ['error', { patterns: unknown }] },
  })),
  {
    // Components call the server through hooks.
    files: ['{host,desk,mfe-*}/src/**/*.tsx'],
    ignores: ['mfe-search-cart/src/embed/**', 'host/src/federation/**', 'host/src/main.tsx', 'host/src/prerender/**'],
    rules: { 'no-restricted-properties': ['error', ...ownedProperties, ...rawCalls] },
  },
  {
    files: ['shared/src/{billing,cards,password,registrant,ui}/**/*.tsx'],
    rules: { 'no-restricted-properties': ['error', ...rawCalls] },
  },
  {
    // Each remote bundles its own copy of these, and a relative path would bundle a second store or query client with it.
    files: ['shared/src/{billing,cards,password,registrant,words}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./)+(store|cart|api|routing|session|currency|notices|i18n|failures|ui)(/|$)',
              allowTypeImports: true,
              message: 'The host provides this once: import it from @storefront/shared.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@storefront/host*', '@storefront/mfe-*'], message: 'The backend imports no front end.' },
            {
              group: ['date-fns'],
              importNames: ['addDays', 'subDays'],
              message: 'Days have 24 hours, whatever the clock of the machine does: use those of core/days.',
            },
            {
              group: [
                '@storefront/shared/*',
                '!@storefront/shared/contract',
                '!@storefront/shared/domain',
                '!@storefront/shared/message-format',
                '!@storefront/shared/problems',
                '!@storefront/shared/questions',
                '!@storefront/shared/serving',
                '!@storefront/shared/tracing',
              ],
              message:
                'The backend may import only shared/contract, shared/domain, shared/message-format, shared/problems, shared/questions, shared/serving and shared/tracing.',
            },
          ],
        },
      ],
    },
  },

  {
    files: TESTS,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-console': 'off',
      'boundaries/dependencies': 'off',
    },
  },
);
