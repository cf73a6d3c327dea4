import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { remotesIn, getDeclarations } = requireTool('./federation/remotes.cjs');
const { REMOTES, REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');
const { declarationFor } = requireTool('./federation/exposes.cjs');
const { parse } = requireTool('yaml');

const GIFTS = {
  name: 'mfe_gifts',
  title: 'Gifts',
  owner: 'Gifts team',
  contact: 'gifts@storefront.example',
  port: 7,
  pages: [{ id: 'gifts.list', path: '/gifts', title: 'Gifts', account: 'required', example: '/gifts?of=2026' }],
  navigation: [{ label: 'Gifts', to: '/gifts', within: ['/gifts'], position: 50 }],
};

describe('[MF-01] The remotes of a checkout', () => {
  let root;
  const declare = (folder, declaration) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'remote.json'), JSON.stringify(declaration));
  };
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'remotes-'));
    for (const folder of REMOTE_FOLDERS)
      cpSync(fromRoot(folder, 'remote.json'), path.join(root, folder, 'remote.json'), { recursive: true });
    declare('mfe-gifts', GIFTS);
    // A leftover folder of another branch is not a remote.
    mkdirSync(path.join(root, 'mfe-gone/dist'), { recursive: true });
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  test('are the folders with a declaration, and a fifth one needs only another folder', () => {
    const remotes = remotesIn(root);
    assert.deepEqual(
      remotes.map(({ folder }) => folder),
      [...REMOTE_FOLDERS, 'mfe-gifts'],
    );
    // Settings for development are not part of releases.
    const { id, path: address, title, account } = GIFTS.pages[0];
    assert.deepEqual(getDeclarations(remotes).mfe_gifts, {
      pages: [{ id, path: address, title, account }],
      navigation: GIFTS.navigation,
    });
  });

  test('determine Jest, ESLint, the checks, the ports and pnpm: none needs an edit for a fifth one', () => {
    // The rules of the linter read the IDs of the contract and of the payment provider.
    const ids = ['shared/src/contract/ids.ts', 'backend/src/core/payment-ids.ts'];
    for (const file of ['jest.config.cjs', 'eslint.config.mjs', ...ids])
      cpSync(fromRoot(file), path.join(root, file), { recursive: true });
    for (const folder of ['federation', 'lib', 'lint'])
      cpSync(fromRoot('tools', folder), path.join(root, 'tools', folder), { recursive: true });
    cpSync(fromRoot('tools/package.json'), path.join(root, 'tools/package.json'));
    mkdirSync(path.join(root, 'tools/type-check'));
    for (const packages of ['node_modules', 'tools/node_modules', 'tools/type-check/node_modules'])
      symlinkSync(fromRoot(packages), path.join(root, packages));
    const script = `
      import jest from './jest.config.cjs';
      import eslint from './eslint.config.mjs';
      import { FRONT_END_PROJECTS } from './tools/lib/checks.mjs';
      import { readSettings } from './tools/lib/settings.mjs';
      const port = readSettings().remotes.find(({ folder }) => folder === 'mfe-gifts')?.port;
      const linted = eslint.some(({ files, rules }) => files?.includes('mfe-gifts/src/**/*.{ts,tsx}') && rules['no-restricted-imports']);
      console.log(JSON.stringify({ jest: jest.projects.map(({ displayName }) => displayName), linted, FRONT_END_PROJECTS, port }));`;
    const told = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, REMOTE_PORT_BASE: '3001' },
      }),
    );
    assert.ok(told.jest.includes('mfe-gifts'));
    assert.ok(told.FRONT_END_PROJECTS.includes('mfe-gifts'));
    assert.equal(told.linted, true);
    assert.equal(told.port, 3008);
    assert.ok(parse(readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8')).packages.includes('mfe-*'));
  });

  for (const [what, wrong, message] of [
    ['says who owns it', { owner: undefined }, /mfe-gifts\/remote\.json: .*'owner'/],
    ['has the name of its folder', { name: 'mfe_presents' }, /\/name must be mfe_gifts/],
    ['has no field that nobody reads', { colour: 'green' }, /must NOT have additional properties/],
    ['has a port of its own', { port: 0 }, /mfe-gifts and mfe-search-cart both have the port 0/],
    [
      'has paths of its own',
      { pages: [{ id: 'gifts.cart', path: '/site/cart', title: 'Gifts' }] },
      /mfe-search-cart and mfe-gifts both have the path \/site\/cart/,
    ],
    [
      'has page ids of its own',
      { pages: [{ id: 'search.cart', path: '/gifts', title: 'Gifts' }] },
      /mfe-search-cart and mfe-gifts both have the page search\.cart/,
    ],
  ])
    test(`a remote ${what}, or the build fails`, () => {
      declare('mfe-gifts', { ...GIFTS, ...wrong });
      assert.throws(() => remotesIn(root), message);
      declare('mfe-gifts', GIFTS);
    });
});

describe('A declaration', () => {
  for (const folder of REMOTE_FOLDERS)
    test(`of ${folder} names the pages that it exposes`, () => {
      assert.ok(declarationFor(folder).declares.pages.length > 0);
    });

  test('is the only place that lists the remotes', () => {
    const programs = ['host', 'shared', 'backend', 'tools', 'types'].flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true })
        .filter((file) => /\.(ts|tsx|mjs|cjs|json)$/.test(file))
        .filter((file) => !/(^|\/)(node_modules|dist|test|testing)\/|\.test\.\w+$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    const settings = ['eslint.config.mjs', 'jest.config.cjs', 'knip.json', 'pnpm-workspace.yaml', 'tsconfig.json'];
    const lists = [...programs, ...settings].filter((file) => {
      const text = readFileSync(fromRoot(file), 'utf8');
      return REMOTES.filter(({ folder, name }) => text.includes(folder) || text.includes(name)).length > 1;
    });
    assert.deepEqual(lists, []);
  });
});
