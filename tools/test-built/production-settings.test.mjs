import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readCompose, readEnvFile } from '../compose/compose-file.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** The folder of secrets in docs/operating.md. */
const SECRETS = '/etc/storefront';

let folder;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-production-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Values that an operator fills into the copy of `deploy/production.env`, and secrets from other services. */
const FILLED_IN = {
  SUPPORT_EMAIL: 'help@shop.example',
  SELLER: 'Brindle Names AS|Brygga 7|5003 Bergen',
  SELLER_COUNTRY: 'NO',
  OPENSRS_USERNAME: 'reseller',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  MAIL_FROM: 'shop@shop.example',
};
const GIVEN = {
  'opensrs-key': 'k'.repeat(64),
  'stripe-secret-key': 'sk_live_0123456789abcdef',
  'stripe-webhook-secret': 'whsec_0123456789abcdef',
  'smtp-url': 'smtp://user:password@mail.example:587',
};

/** Starts the backend as Compose would, with files at their local paths. @returns its output when it exits */
function startBackend(env) {
  const { environment, mounts } = readCompose(env).find(({ name }) => name === 'backend-1');
  const placed = Object.entries(environment).map(([name, value]) => {
    const mount = mounts.find(({ target }) => target === value);
    return [name, mount ? mount.source.replace(SECRETS, folder) : String(value ?? '')];
  });
  const { status, stderr, stdout } = spawnSync(process.execPath, [fromRoot('backend/dist/main.mjs')], {
    env: { PATH: process.env.PATH, ...Object.fromEntries(placed), DATA_DIR: path.join(folder, 'data') },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

test('[OP-10a] the backend starts with the production template, filled in as docs/operating.md says', () => {
  const commands = /install -d -m 700 \/etc\/storefront[^`]*/.exec(
    readFileSync(fromRoot('docs/operating.md'), 'utf8'),
  )[0];
  const made = spawnSync('sh', ['-euc', commands.replaceAll(SECRETS, folder)], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  for (const [name, text] of Object.entries(GIVEN)) writeFileSync(path.join(folder, name), `${text}\n`);

  const template = readEnvFile(fromRoot('deploy/production.env'));
  // It starts up to the connection to the database, which does not exist.
  const { output } = startBackend({ ...template, ...FILLED_IN });
  assert.doesNotMatch(output, /Invalid settings/);
  assert.match(output, /ENOTFOUND|EAI_AGAIN|ECONNREFUSED/, output);
});

test('[OP-10a] the unchanged template is refused with a list of what is missing', () => {
  rmSync(path.join(folder, 'smtp-url'), { force: true });
  const { status, output } = startBackend(readEnvFile(fromRoot('deploy/production.env')));
  assert.equal(status, 1);
  for (const name of ['SMTP_URL_FILE', 'OPENSRS_USERNAME', 'STRIPE_PUBLISHABLE_KEY'])
    assert.match(output, new RegExp(`- ${name}: `));
});
