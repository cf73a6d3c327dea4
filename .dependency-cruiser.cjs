// Cycles, files that nobody reaches, and the direction of the backend; who may import whom elsewhere is checked by ESLint.

/**
 * The folders of `backend/src`, lowest first: each imports only itself and those before it, types included, so that there is no cycle
 * between them. A new module gets its place here.
 */
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
  // Processes of their own, whose wire formats the modules know.
  'forwarding',
  // Accounts.
  'modules/audit',
  'modules/way-back',
  'modules/sessions',
  'modules/support-sessions',
  'modules/api-keys',
  'modules/security',
  'modules/address-corrections',
  'modules/auth',
  'modules/billing',
  'modules/contacts',
  'modules/registrant-verification',
  // What is sold, and for how much.
  'modules/price-list',
  'modules/catalog',
  'modules/availability',
  // What registrars are asked for, until they have answered.
  'modules/registrar-changes',
  'modules/portfolio',
  'modules/prices',
  'modules/search',
  'modules/cart',
  'modules/partners',
  'modules/embed',
  // Orders, and what has to do with their money.
  'modules/orders',
  'modules/payment',
  'modules/receipts',
  // Domains.
  'modules/missing-domains',
  'modules/dns',
  'modules/dnssec',
  'modules/forwarding',
  'modules/domains',
  'modules/bulk-changes',
  'modules/transfers',
  // What brings all of that together.
  'modules/checkout',
  'modules/reversals',
  'modules/renewals',
  'modules/reconciliation',
  'modules/tables',
  'modules/account',
  'modules/mailbox',
  'modules/faults',
  'modules/staff',
  'modules/desk',
  'modules/secret-rotation',
];

/** Beside that order: only the files directly in `backend/src`, where the parts are put together, import these. */
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
      comment: 'Other modules enter a module by its index.',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'module-entry-outside',
      comment: 'So do the files that put the backend together.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/modules/', '\\.test\\.ts$'] },
      to: { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'sql-in-queries',
      comment:
        'Statements stand in queries.ts or a file that ends in -queries.ts; others may name the types of their rows.',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: ['/queries\\.ts$', '-queries\\.ts$', '\\.test\\.ts$'] },
      to: { path: ['^backend/src/db/schema', '(^|/)drizzle-orm(/|$)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'backend-place',
      comment: 'A folder that has no place in BACKEND_ORDER.',
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
