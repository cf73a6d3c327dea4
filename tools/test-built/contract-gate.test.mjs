import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { builtContract } from '../lib/contracts.mjs';
import { fromRoot, ROOT } from '../lib/paths.mjs';
import { builtRelease } from '../lib/registry.mjs';

describe('[MF-07b] built releases', () => {
  let dataDir;
  before(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'contracts-'))));
  after(() => rmSync(dataDir, { recursive: true, force: true }));

  const release = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/release.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, RELEASED_BY: 'test' },
    });
    return { status, output: stdout + stderr };
  };
  const toRecord = (kind) => {
    const folder = path.join(dataDir, 'contracts', kind);
    const [name] = readdirSync(folder);
    return path.join(folder, name);
  };
  /** Runs `work` with a changed deployment record. */
  const whileChanged = (kind, change, work) => {
    const file = toRecord(kind);
    const text = readFileSync(file, 'utf8');
    const record = JSON.parse(text);
    change(record);
    writeFileSync(file, JSON.stringify(record));
    try {
      work();
    } finally {
      writeFileSync(file, text);
    }
  };

  test('record the exports and calls that they really use', async () => {
    const account = await builtRelease('mfe-account');
    assert.ok(account.uses['@storefront/shared/session'].includes('refreshSession'), JSON.stringify(account.uses));
    assert.ok(Object.keys(account.uses).length > 10);
    for (const names of Object.values(account.uses)) assert.ok(!names.includes('*'), JSON.stringify(account.uses));
    assert.ok(account.calls.includes('login'), account.calls.join());
    assert.ok(!account.calls.includes('createOrder'), account.calls.join());
    const contract = await builtContract('mfe-account', account.version);
    assert.deepEqual(contract.uses, account.uses);
    assert.deepEqual(Object.keys(contract.calls), account.calls);
    for (const entry of Object.keys(account.uses))
      assert.ok(contract.surface.files[contract.surface.entries[entry]], entry);
  });

  test('are published and compatible with the host and the backend of their checkout', () => {
    const early = release('publish', 'mfe-account');
    assert.match(early.output, /No host is recorded as deployed/);
    assert.match(early.output, /No backend is recorded as deployed/);
    for (const args of [['deployed', 'host'], ['deployed', 'backend'], ['publish', 'all'], ['check']]) {
      const { status, output } = release(...args);
      assert.equal(status, 0, output);
      assert.doesNotMatch(output, /No host is recorded/);
    }
    assert.match(release('check').output, /Compared 4 published and 4 built releases, 1 hosts and 1 backends/);
  });

  test('are refused when the deployed host lacks an export, or accepts less than they pass', () => {
    const { version } = JSON.parse(readFileSync(fromRoot('mfe-account/dist/current.json'), 'utf8'));
    const from = `mfe_account ${version} with host `;
    whileChanged(
      'host',
      ({ surface }) => delete surface.entries['@storefront/shared/session'],
      () => {
        const { status, output } = release('publish', 'mfe-account');
        assert.equal(status, 1);
        assert.match(output, new RegExp(`^${from}.*: shared/session refreshSession is not provided$`, 'm'));
      },
    );
    whileChanged(
      'host',
      ({ surface }) => {
        const file = 'shared/src/ui/button/Button.d.ts';
        assert.ok(surface.files[file].includes('loading?: string | false;'));
        surface.files[file] = surface.files[file].replace('loading?: string | false;', 'loading?: false;');
      },
      () => {
        const { status, output } = release('publish', 'mfe-account');
        assert.equal(status, 1);
        assert.match(output, new RegExp(`^${from}.*: shared/ui/button Button .*string`, 'm'));
      },
    );
  });

  test('are refused when the deployed backend requires more or returns less; so is a backend that published releases cannot use', () => {
    const change = ({ paths, components: { schemas } }) => {
      const of = (schema) => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema);
      const body = of(paths['/auth/login'].post.requestBody.content['application/json'].schema);
      body.properties.device = { type: 'string' };
      body.required.push('device');
    };
    const words =
      /mfe_account \S+ with backend \S+: POST \/auth\/login \(login\) request: device is required now, and is not sent/;
    const candidate = path.join(dataDir, 'openapi.json');
    const document = JSON.parse(readFileSync(toRecord('backend'), 'utf8'));
    whileChanged('backend', change, () => {
      const { status, output } = release('publish', 'mfe-account');
      assert.equal(status, 1);
      assert.match(output, words);
    });
    change(document);
    writeFileSync(candidate, JSON.stringify(document));
    const { status, output } = release('deployed', 'backend', `--from=${candidate}`, '--version=next');
    assert.equal(status, 1);
    assert.match(output, words);
    assert.equal(release('check').status, 0);
  });

  test('that are published block a host that they cannot run on: check names remote, release and export', () => {
    whileChanged(
      'mfe_account',
      ({ uses, calls, surface: { entries, files } }) => {
        const entry = '@storefront/shared/session';
        uses[entry].push('endEverything');
        files[entries[entry]] += 'export declare function endEverything(): void;\n';
        calls.formerCall = { method: 'GET', path: '/auth/former', status: 200 };
      },
      () => {
        const { status, output } = release('check');
        assert.equal(status, 1);
        assert.match(output, /^mfe_account \S+ with host of this checkout: shared\/session endEverything /m);
        assert.match(
          output,
          /^mfe_account \S+ with backend of this checkout: GET \/auth\/former \(formerCall\) is not there$/m,
        );
        assert.equal(release('deployed', 'host').status, 1);
      },
    );
  });
});
