import assert from 'node:assert/strict';
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { readStages } from '../compose/dockerfile.mjs';
import { installProductionPackages } from '../compose/production-packages.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { NODE_LTS } from '../lib/find-node-lts.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const catalog = readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8');

describe('the packages of the images', () => {
  let folder;
  let installed;
  before(() => {
    folder = installProductionPackages();
    // pnpm's folder names: @scope+name@version, followed by the peers it was resolved with.
    installed = readdirSync(path.join(folder, 'node_modules/.pnpm'))
      .filter((name) => /^@?[^@]+@/.test(name))
      .map((name) => /^(@?[^@]+)@/.exec(name)[1].replace('+', '/'));
  });

  test('[OP-09a] include each dependency of the backend', () => {
    const { dependencies } = readJson(fromRoot('backend/package.json'));
    for (const [name, version] of Object.entries(dependencies)) {
      if (version.startsWith('workspace:')) continue;
      const manifest = readJson(path.join(folder, 'backend/node_modules', name, 'package.json'));
      assert.equal(manifest.name, name);
      assert.ok(
        catalog.includes(`${name}": ${manifest.version}\n`),
        `${name} ${manifest.version} is not that of the catalog`,
      );
    }
  });

  test('[OP-09a] include nothing that only builds, tests and browsers need', () => {
    const { devDependencies } = readJson(fromRoot('package.json'));
    const forbidden = new Set([
      ...Object.keys(devDependencies).filter((name) => !name.startsWith('@types/')),
      ...['webpack', 'playwright-core', 'puppeteer-core', 'storybook', 'react', 'react-dom', 'drizzle-kit', 'pg-boss'],
    ]);
    assert.ok(['jest', 'typescript', 'eslint', '@swc/core'].every((name) => forbidden.has(name)));
    assert.deepEqual(
      installed.filter((name) => forbidden.has(name)),
      [],
    );
  });

  test('[OP-09a] have no links to the outside', () => {
    const links = (at) =>
      readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
        const file = path.join(at, entry.name);
        if (entry.name === '.pnpm' || entry.name === '.bin') return [];
        return entry.name.startsWith('@') && entry.isDirectory() ? links(file) : [file];
      });
    for (const file of links(path.join(folder, 'backend/node_modules'))) {
      if (!lstatSync(file).isSymbolicLink() || file.endsWith('@storefront/shared')) continue;
      assert.ok(realpathSync(file).startsWith(realpathSync(folder)), file);
    }
  });
});

test('[OP-09b] every image with Node has the same release of its LTS line, and only servers are copied into them', () => {
  const stages = readStages();
  const bases = [...stages.values()].map(({ from }) => from).filter((from) => from.startsWith('node:'));
  const [major, minor] = NODE_LTS.split('.');
  assert.deepEqual([...new Set(bases)], [`node:${major}.${minor}-bookworm-slim`]);
  for (const name of ['gateway', 'backend', 'remote']) {
    const copied = stages.get(name).instructions.filter((instruction) => instruction.name === 'COPY');
    for (const { text } of copied)
      assert.match(
        text,
        /--from=(build|packages) --chown=node \/repo\/(\S*dist\S*|node_modules|backend\/node_modules|tools\/(?:serve-releases|lib\/release-store)\.mjs) /,
      );
    assert.equal(
      copied.some(({ text }) => text.includes('node_modules')),
      name === 'backend',
      name,
    );
  }
});
