// Starts the whole product: builds what has changed, publishes the local releases, and runs backend, payment sandbox, gateway and the
// remotes until Ctrl-C. `--no-build` starts what was built before, without looking for changes.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { Registry, builtRelease } from './lib/registry.mjs';
import { RunFile } from './lib/run-file.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { runNode } from './lib/steps.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const BUILDS = !process.argv.includes('--no-build');
/** The first start creates the database, which takes seconds, longer on a busy machine. */
const START_MS = 120_000;

const say = (line) => console.log(line);

function listPorts({ gateway, api, desk, payment, forwarding, mail, metrics, remotes }) {
  return [
    { port: gateway, variable: 'PORT', what: 'the shop' },
    ...remotes.map(({ port, folder }) => ({ port, variable: 'REMOTE_PORT_BASE', what: folder })),
    { port: api, variable: 'API_PORT', what: 'the backend' },
    { port: payment, variable: 'PAY_PORT', what: 'the payment sandbox' },
    { port: forwarding, variable: 'FORWARDING_PORT', what: 'the forwarding service' },
    { port: mail, variable: 'MAIL_FORWARDING_PORT', what: 'the mail of domains with email forwarding' },
    { port: desk, variable: 'DESK_PORT', what: 'the desk' },
    ...(metrics === undefined
      ? []
      : [
          { port: metrics, variable: 'METRICS_PORT', what: 'the metrics of the backend' },
          { port: metrics + 1, variable: 'METRICS_PORT', what: 'the metrics of the gateway' },
        ]),
  ];
}

function listPrograms({ gateway, api, desk, payment, forwarding, mail, metrics, remotes, dataDir }) {
  const env = {
    PORT: String(gateway),
    API_PORT: String(api),
    PAY_PORT: String(payment),
    FORWARDING_PORT: String(forwarding),
    MAIL_FORWARDING_PORT: String(mail),
    DESK_PORT: String(desk),
    DESK_FILES: fromRoot('desk/dist'),
    DESK_RELEASE_COMMAND: fromRoot('tools/release.mjs'),
    // The gateway counts browser reports only if its metrics are on.
    ...(metrics !== undefined && { DESK_GATEWAY_METRICS: `http://localhost:${metrics + 1}/metrics` }),
    DATA_DIR: dataDir,
    // This start publishes local releases, which no other machine may get.
    RELEASE_STORE: '',
  };
  return [
    {
      name: 'payment-sandbox',
      command: [fromRoot('backend/dist/payment-sandbox.mjs')],
      env,
      ready: `http://localhost:${payment}/`,
    },
    {
      name: 'backend',
      command: [fromRoot('backend/dist/main.mjs')],
      env,
      ready: `http://localhost:${api}/health/ready`,
    },
    {
      name: 'forwarding',
      command: [fromRoot('backend/dist/forwarding.mjs')],
      env,
      ready: `http://127.0.0.1:${forwarding}/health/live`,
    },
    ...remotes.map(({ folder, port }) => ({
      name: folder,
      command: [fromRoot('tools/serve-releases.mjs'), folder, fromRoot(folder, 'dist', folder), String(port)],
      ready: `http://localhost:${port}/health/live`,
    })),
    {
      name: 'gateway',
      command: [fromRoot('host/dist/server/main.mjs')],
      env: { ...env, ...(metrics !== undefined && { METRICS_PORT: String(metrics + 1) }) },
      ready: `http://localhost:${gateway}/health/live`,
    },
  ];
}

async function buildWhatChanged() {
  if (!existsSync(fromRoot('host/dist/current.json')))
    say('Building the shop for the first time. This takes a minute or two.');
  // In a separate process, so that webpack's memory is released when it ends.
  if (!(await runNode([fromRoot('tools/build.mjs')]))) throw new Error('The build failed; see the errors above.');
}

async function introduceLocalReleases({ remotes, dataDir }) {
  const registry = new Registry(dataDir);
  for (const { folder, port } of remotes) {
    const built = await builtRelease(folder);
    const origin = `http://localhost:${port}`;
    const active = await registry.introduce(folder, built, origin);
    // Old builds are deleted after a while; a deleted one cannot stay active.
    if (!existsSync(fromRoot(folder, 'dist', folder, active.version))) await registry.publish(folder, built, origin);
  }
}

function welcome({ gateway, desk, mail, dataDir }) {
  const url = `http://localhost:${gateway}`;
  const logs = path.join(path.relative(process.cwd(), dataDir) || '.', 'logs');
  return `
The shop is open: ${url}

  Search a name there and put it in the cart. To buy it, create an account: ${url}/site/register
  Emails that the shop sends are shown in the development mailbox: ${url}/dev/mailbox
  Email to domains with email forwarding is received at localhost:${mail}; that page says how to send one.
  Staff work at the desk, http://localhost:${desk}, once "npm run desk:add-staff" has made an account.
  Nothing is real: names, cards and emails stay on this machine. Logs are in ${logs}.
  Ctrl-C closes the shop.
`;
}

async function start() {
  loadDotEnv();
  const settings = readSettings();
  const runFile = new RunFile(settings.dataDir);
  const url = `http://localhost:${settings.gateway}`;
  const known = await runFile.running();
  if (known || !(await runFile.claim({ url }))) {
    say(`Already running at ${(known ?? (await runFile.running()))?.url ?? url}`);
    return;
  }
  const supervisor = new Supervisor({ dataDir: settings.dataDir, say, nodeOptions: process.execArgv });
  let stopping;
  const stop = () => (stopping ??= supervisor.stop().then(() => runFile.release()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  try {
    await requireFree(listPorts(settings));
    if (BUILDS) await buildWhatChanged();
    await introduceLocalReleases(settings);
    await supervisor.start(listPrograms(settings), START_MS);
    say(welcome(settings));
  } catch (error) {
    if (!stopping) {
      await stop();
      throw error;
    }
  }
}

try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
