// Checks for cycles, and the direction of imports in the backend. ESLint checks all other imports.

/** The folders of `backend/src`, lowest first: each may import only itself and those before it, including types. Add new modules here. */
const BACKEND_ORDER = [
  'core',
  'config',
  'db',
  'jobs',
  'ports',
  'metrics',
  'dns',
  'http',
  'deps',
  // A separate process, whose wire format the modules use.
  'forwarding',
  // Accounts.
  'modules/audit',
  'modules/email-restore',
  'modules/sessions',
  'modules/support-sessions',
  'modules/api-keys',
  'modules/security',
  'modules/address-corrections',
  'modules/auth',
  'modules/billing',
  'modules/contacts',
  'modules/registrant-verification',
  // Products and prices.
  'modules/price-list',
  'modules/catalog',
  'modules/availability',
  // Changes that the registrar has not confirmed.
  'modules/registrar-changes',
  'modules/portfolio',
  'modules/prices',
  'modules/search',
  'modules/cart',
  'modules/partners',
  'modules/embed',
  // What other systems hear of.
  'modules/webhooks',
  // Orders and their money.
  'modules/orders',
  'modules/payment',
  'modules/receipts',
  // Domains.
  'modules/missing-domains',
  'modules/dns',
  'modules/powerdns',
  'modules/dnssec',
  'modules/forwarding',
  'modules/domains',
  'modules/bulk-changes',
  'modules/transfers',
  // Modules that combine the ones above.
  'modules/checkout',
  'modules/reversals',
  'modules/renewals',
  'modules/reconciliation',
  'modules/tables',
  'modules/account',
  'modules/mailbox',
  'modules/fault-injection',
  'modules/staff',
  'modules/desk',
  'modules/secret-rotation',
];

/** Outside that order, with what they may import: only the files directly in `backend/src`, which assemble it, import these. */
const BACKEND_APART = {
  adapters: ['core', 'config', 'db', 'jobs', 'ports', 'dns'],
  'payment-sandbox': ['core', 'config', 'adapters/payment'],
};

const places = (names) => `^backend/src/(${names.join('|')})(/|\\.ts$)`;

const backendRule = (name, allowed) => ({
  name: `backend-direction:${name}`,
  severity: 'error',
  from: { path: places([name]), pathNot: '\\.test\\.ts$' },
  to: { path: '^backend/src/', pathNot: places([name, ...allowed]) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/test/|/testing/|^e2e/)' },
      to: { path: '\\.test\\.tsx?$' },
    },
    ...BACKEND_ORDER.map((name, index) => backendRule(name, BACKEND_ORDER.slice(0, index))),
    ...Object.entries(BACKEND_APART).map(([name, allowed]) => backendRule(name, allowed)),
    {
      name: 'module-entry',
      comment: 'Other modules import a module through its index.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'module-entry-outside',
      comment: 'So do the files that assemble the backend.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/modules/', '\\.test\\.ts$'] },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'sql-in-queries',
      comment: 'SQL belongs in queries.ts or a file that ends in -queries.ts; others may import row types.',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: ['/queries\\.ts$', '-queries\\.ts$', '\\.test\\.ts$'] },
      to: { path: ['^backend/src/db/schema', '(^|/)drizzle-orm(/|$)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'backend-place',
      comment: 'The folder is missing from BACKEND_ORDER.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/', pathNot: places([...BACKEND_ORDER, ...Object.keys(BACKEND_APART)]) },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|\\.data)/', '(^|/)node_modules/(?!.*drizzle-orm)'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'types'] },
  },
};
