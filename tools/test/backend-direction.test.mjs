import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';
import { bin } from '../lib/steps.mjs';

/** Forbidden imports: the file, the target, and the rule that refuses it. Fails if a rule no longer works. */
const PLANTED = [
  ['core/planted.ts', 'ports/registrar', 'backend-direction:core'],
  ['core/planted.ts', 'modules/orders/order-machine', 'backend-direction:core'],
  ['db/schema/planted.ts', 'modules/orders/order-machine', 'backend-direction:db'],
  ['ports/planted.ts', 'adapters/http-json', 'backend-direction:ports'],
  ['http/planted.ts', 'deps', 'backend-direction:http'],
  ['deps.ts', 'modules/price-list/price-list-cache', 'backend-direction:deps'],
  ['adapters/registrar/planted.ts', 'modules/prices/price-engine', 'backend-direction:adapters'],
  ['adapters/dns/planted.ts', 'deps', 'backend-direction:adapters'],
  ['modules/dns/planted.ts', 'adapters/dns/zone-key', 'backend-direction:modules/dns'],
  ['modules/dns/planted.ts', 'modules/domains/routes', 'backend-direction:modules/dns'],
  ['modules/prices/planted.ts', 'modules/search/routes', 'backend-direction:modules/prices'],
  ['modules/orders/planted.ts', 'modules/checkout/place-order', 'backend-direction:modules/orders'],
  ['modules/checkout/planted.ts', 'modules/renewals/routes', 'backend-direction:modules/checkout'],
  ['modules/renewals/planted.ts', 'app', 'backend-direction:modules/renewals'],
  ['modules/renewals/planted.ts', 'modules/checkout/place-order', 'module-entry'],
  ['modules/renewals/planted.ts', 'modules/unlisted/index', 'backend-direction:modules/renewals'],
  ['app.ts', 'modules/renewals/routes', 'module-entry-outside'],
  ['modules/unlisted/planted.ts', 'core/rrset', 'backend-place'],
];

/** Allowed imports. */
const ALLOWED = [
  ['ports/allowed.ts', 'core/rrset'],
  ['adapters/registrar/allowed.ts', 'ports/registrar'],
  ['modules/checkout/allowed.ts', 'modules/orders/index'],
  ['modules/checkout/allowed.ts', 'modules/checkout/place-order'],
  ['app.ts', 'modules/renewals/index'],
  ['create-deps.ts', 'adapters/dns/zone-key'],
];

/** Files in which SQL statements are forbidden, and files in which they are allowed. */
const TABLES = 'db/schema/planted-table';
const SQL_PLANTED = ['modules/auth/routes.ts', 'modules/security/service.ts', 'modules/receipts/queries-of.ts'];
const SQL_ALLOWED = [
  'modules/auth/queries.ts',
  'modules/security/planted-queries.ts',
  'modules/receipts/planted.test.ts',
];

describe('The direction of the backend', () => {
  let folder;
  let violations;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'direction-'));
    cpSync(fromRoot('tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    const write = (path, text) => {
      const file = join(folder, 'backend/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'a' });
    };
    const sources = [...PLANTED, ...ALLOWED];
    for (const [, target] of sources) write(`${target}.ts`, '');
    for (const [index, [file, target]] of sources.entries()) {
      const up = '../'.repeat(file.split('/').length - 1) || './';
      write(file, `import type { T${index} } from '${up}${target}';\nexport type U${index} = T${index};\n`);
    }
    write('../node_modules/drizzle-orm/package.json', '{ "name": "drizzle-orm", "main": "index.js" }');
    write('../node_modules/drizzle-orm/index.js', 'exports.eq = 1;\n');
    write(`${TABLES}.ts`, 'export const table = 1;\n');
    for (const file of [...SQL_PLANTED, ...SQL_ALLOWED]) {
      const up = '../'.repeat(file.split('/').length - 1);
      write(
        file,
        `import { table } from '${up}${TABLES}';\nimport { eq } from 'drizzle-orm';\nexport const statement = [table, eq];\n`,
      );
    }
    write('modules/auth/emails.ts', `import type { table } from '../../${TABLES}';\nexport type Row = typeof table;\n`);
    const { stdout } = spawnSync(
      process.execPath,
      [
        bin('dependency-cruiser', 'depcruise'),
        '--config',
        fromRoot('.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        'backend/src',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    violations = JSON.parse(stdout).summary.violations;
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const rulesFor = (file, target) =>
    violations
      .filter(({ from, to }) => from === `backend/src/${file}` && to === `backend/src/${target}.ts`)
      .map(({ rule }) => rule.name);

  for (const [file, target, rule] of PLANTED) {
    test(`${rule} refuses in ${file} a type from ${target}`, () =>
      assert.ok(
        rulesFor(file, target).includes(rule),
        `reported instead: ${rulesFor(file, target).join() || 'nothing'}`,
      ));
  }

  for (const [file, target] of ALLOWED) {
    test(`accepts in ${file} a type from ${target}`, () => assert.deepEqual(rulesFor(file, target), []));
  }

  const sqlIn = (file) =>
    violations.filter(({ from, rule }) => from === `backend/src/${file}` && rule.name === 'sql-in-queries').length;

  for (const file of SQL_PLANTED)
    test(`refuses a statement in ${file}: neither tables nor operators`, () => assert.equal(sqlIn(file), 2));
  for (const file of SQL_ALLOWED) test(`accepts a statement in ${file}`, () => assert.equal(sqlIn(file), 0));
  test('accepts the type of a row anywhere', () => assert.equal(sqlIn('modules/auth/emails.ts'), 0));
});
