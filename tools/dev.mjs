// Development: host, remotes and desk with React Refresh, the backend with reload. `npm run dev -- mfe-domains` runs one remote alone, `npm
// run dev -- desk` the desk. Slower and with more output than production, and without its hashes and policies; `npm start` runs the
// production build.
import { writeSiteFiles } from './brand/site-files.mjs';
import { createDevelopmentCustomer, DEVELOPMENT_CUSTOMER } from './lib/development-customer.mjs';
import { deskProxy, serve, serverOptions, shopProxy } from './lib/dev-server.mjs';
import { requireTool, fromRoot } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const START_MS = 120_000;
const SITE_FILES = fromRoot('host/dist/development-files');
const DESK = 'desk';
const say = (line) => console.log(line);

/** Port of the desk's API, next to its development server, which proxies to it. */
const getDeskApiPort = ({ desk }) => desk + 1;

function backendPrograms({ gateway, api, desk, payment, forwarding, mail, dataDir, remoteBase, hasDesk }) {
  const env = {
    PORT: String(gateway),
    API_PORT: String(api),
    PAY_PORT: String(payment),
    FORWARDING_PORT: String(forwarding),
    MAIL_FORWARDING_PORT: String(mail),
    REMOTE_PORT_BASE: String(remoteBase),
    DATA_DIR: dataDir,
    ...(hasDesk
      ? { DESK_PORT: String(getDeskApiPort({ desk })), DESK_URL: `http://localhost:${desk}` }
      : { DESK_PORT: '0' }),
  };
  const watched = (file) => [requireTool.resolve('tsx/cli'), 'watch', '--clear-screen=false', fromRoot(file)];
  return [
    {
      name: 'payment-sandbox',
      command: watched('backend/src/payment-sandbox/main.ts'),
      env,
      ready: `http://localhost:${payment}/`,
    },
    { name: 'backend', command: watched('backend/src/main.ts'), env, ready: `http://localhost:${api}/health/ready` },
    {
      name: 'forwarding',
      command: watched('backend/src/forwarding/main.ts'),
      env,
      ready: `http://127.0.0.1:${forwarding}/health/live`,
    },
  ];
}

/** Describes the URLs and the sign-in. */
function describeStart({ alone, settings, getPort }) {
  const desk = `The desk: http://localhost:${settings.desk}, once "npm run desk:add-staff" has made an account`;
  const { email, password, domain } = DEVELOPMENT_CUSTOMER;
  const end = 'Ctrl-C stops it.\n';
  if (alone === DESK)
    return [
      `\n${desk}. It has a customer to look at: ${email}, with ${domain}.`,
      `Emails: http://localhost:${settings.api}/dev/mailbox`,
      end,
    ];
  const shop = `http://localhost:${alone ? getPort(alone) : settings.gateway}`;
  return [
    ...(alone ? [`\nSign in there as ${email}, password "${password}".`] : []),
    `\n${alone ?? 'The shop'} in development: ${shop}`,
    `Emails: ${shop}/dev/mailbox`,
    ...(alone ? [] : [desk]),
    end,
  ];
}

/** The ports that the given remotes and everything beside them need. */
const listPorts = (settings, wanted, { alone, hasDesk }) => [
  ...(alone ? [] : [{ port: settings.gateway, variable: 'PORT', what: 'the shop' }]),
  ...wanted.map(({ folder, port }) => ({ port, variable: 'REMOTE_PORT_BASE', what: folder })),
  { port: settings.api, variable: 'API_PORT', what: 'the backend' },
  { port: settings.payment, variable: 'PAY_PORT', what: 'the payment sandbox' },
  { port: settings.forwarding, variable: 'FORWARDING_PORT', what: 'the forwarding service' },
  { port: settings.mail, variable: 'MAIL_FORWARDING_PORT', what: 'the mail of domains with email forwarding' },
  ...(hasDesk
    ? [
        { port: settings.desk, variable: 'DESK_PORT', what: 'the desk' },
        { port: getDeskApiPort(settings), variable: 'DESK_PORT', what: 'the calls of the desk' },
      ]
    : []),
];

/** Starts the development servers of the front ends, and adds each to `servers`. */
async function serveFrontEnds(servers, settings, wanted, { alone, hasDesk, getPort }) {
  const options = (port) =>
    serverOptions({
      port,
      proxy: shopProxy({ gateway: alone ? port : settings.gateway, api: settings.api }),
      files: SITE_FILES,
    });
  const { deskDevelopmentConfig, hostDevelopmentConfig, remoteDevelopmentConfig } =
    requireTool('./federation/dev-config.cjs');
  if (!alone) {
    for (const { folder, port } of wanted) servers.push(await serve(remoteDevelopmentConfig(folder), options(port)));
    const host = hostDevelopmentConfig((folder) => `http://localhost:${getPort(folder)}`);
    servers.push(await serve(host, options(settings.gateway)));
  } else if (alone !== DESK) {
    const { standaloneConfig } = requireTool('./federation/standalone-config.cjs');
    servers.push(await serve(standaloneConfig(alone, DEVELOPMENT_CUSTOMER), options(getPort(alone))));
  }
  if (hasDesk) {
    const proxy = deskProxy(getDeskApiPort(settings));
    servers.push(await serve(deskDevelopmentConfig(), serverOptions({ port: settings.desk, proxy })));
  }
}

async function develop() {
  loadDotEnv();
  const settings = readSettings();
  const [alone] = process.argv.slice(2);
  const known = [...settings.remotes.map(({ folder }) => folder), DESK];
  if (alone && !known.includes(alone)) throw new Error(`Unknown part "${alone}"; known are ${known.join(', ')}`);
  const hasDesk = !alone || alone === DESK;
  const wanted = alone ? settings.remotes.filter(({ folder }) => folder === alone) : settings.remotes;
  await writeSiteFiles(SITE_FILES);
  const getPort = (folder) => settings.remotes.find((remote) => remote.folder === folder).port;
  await requireFree(listPorts(settings, wanted, { alone, hasDesk }));

  const supervisor = new Supervisor({ dataDir: settings.dataDir, say, echo: true });
  const servers = [];
  let stopping;
  const stop = () => (stopping ??= Promise.all([...servers.map((server) => server.stop()), supervisor.stop()]));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop().then(() => process.exit(0)));

  try {
    const backend = supervisor.start(backendPrograms({ ...settings, hasDesk }), START_MS);
    await serveFrontEnds(servers, settings, wanted, { alone, hasDesk, getPort });
    await backend;
    if (alone)
      await createDevelopmentCustomer({
        api: `http://127.0.0.1:${settings.api}`,
        payment: `http://localhost:${settings.payment}`,
        origin: `http://localhost:${settings.gateway}`,
      });
    for (const line of describeStart({ alone, settings, getPort })) say(line);
  } catch (error) {
    if (stopping) return;
    await stop();
    throw error;
  }
}

try {
  await develop();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
