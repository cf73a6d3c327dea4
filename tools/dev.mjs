// Development: host, remotes and desk with React Refresh, the backend with reload. `npm run dev -- mfe-domains` runs one remote
// alone, without the desk. Slower and more talkative than what ships, and without its hashes and policies; `npm start` is the real thing.
import { writeSiteFiles } from './brand/site-files.mjs';
import { createDevelopmentCustomer, DEVELOPMENT_CUSTOMER } from './lib/development-customer.mjs';
import { requireTool, fromRoot } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const START_MS = 120_000;
const SITE_FILES = fromRoot('host/dist/development-files');
const say = (line) => console.log(line);

/** Paths of the contract; a development server passes them to the backend as the gateway does. */
const BACKEND_PATHS = ['/api', '/auth', '/tables', '/dev', '/docs', '/openapi.json'];

function serverOptions({ port, proxy, files = SITE_FILES }) {
  return {
    port,
    host: 'localhost',
    hot: true,
    allowedHosts: 'all',
    // The page of the host loads remotes from other ports.
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    historyApiFallback: { disableDotRule: true },
    static: files && { directory: files, publicPath: '/' },
    proxy: [proxy],
    devMiddleware: { stats: 'errors-warnings' },
  };
}

const shopProxy = ({ gateway, api }) => ({
  context: BACKEND_PATHS,
  target: `http://127.0.0.1:${api}`,
  headers: { 'x-forwarded-host': `localhost:${gateway}` },
});

/** The desk's own listener stays behind the development server, at the next port. */
const getDeskApiPort = ({ desk }) => desk + 1;

async function serve(config, options) {
  const webpack = requireTool('webpack');
  const WebpackDevServer = requireTool('webpack-dev-server');
  const server = new WebpackDevServer(options, webpack(config));
  await server.start();
  return server;
}

function backendPrograms({ gateway, api, desk, payment, forwarding, dataDir, remoteBase, hasDesk }) {
  const env = {
    PORT: String(gateway),
    API_PORT: String(api),
    PAY_PORT: String(payment),
    FORWARDING_PORT: String(forwarding),
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

async function develop() {
  loadDotEnv();
  const settings = readSettings();
  const [alone] = process.argv.slice(2);
  const known = settings.remotes.map(({ folder }) => folder);
  if (alone && !known.includes(alone)) throw new Error(`Unknown remote "${alone}"; known are ${known.join(', ')}`);
  const wanted = alone ? settings.remotes.filter(({ folder }) => folder === alone) : settings.remotes;
  await writeSiteFiles(SITE_FILES);
  const getPort = (folder) => settings.remotes.find((remote) => remote.folder === folder).port;

  await requireFree([
    ...(alone ? [] : [{ port: settings.gateway, variable: 'PORT', what: 'the shop' }]),
    ...wanted.map(({ folder, port }) => ({ port, variable: 'REMOTE_PORT_BASE', what: folder })),
    { port: settings.api, variable: 'API_PORT', what: 'the backend' },
    { port: settings.payment, variable: 'PAY_PORT', what: 'the payment sandbox' },
    { port: settings.forwarding, variable: 'FORWARDING_PORT', what: 'the forwarding service' },
    ...(alone
      ? []
      : [
          { port: settings.desk, variable: 'DESK_PORT', what: 'the desk' },
          { port: getDeskApiPort(settings), variable: 'DESK_PORT', what: 'the calls of the desk' },
        ]),
  ]);

  const supervisor = new Supervisor({ dataDir: settings.dataDir, say, echo: true });
  const servers = [];
  let stopping;
  const stop = () => (stopping ??= Promise.all([...servers.map((server) => server.stop()), supervisor.stop()]));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop().then(() => process.exit(0)));

  try {
    const backend = supervisor.start(backendPrograms({ ...settings, hasDesk: !alone }), START_MS);
    const options = (port) =>
      serverOptions({ port, proxy: shopProxy({ gateway: alone ? port : settings.gateway, api: settings.api }) });
    if (alone) {
      const { standaloneConfig } = requireTool('./federation/standalone-config.cjs');
      servers.push(await serve(standaloneConfig(alone, DEVELOPMENT_CUSTOMER), options(getPort(alone))));
    } else {
      const { deskDevelopmentConfig, hostDevelopmentConfig, remoteDevelopmentConfig } =
        requireTool('./federation/dev-config.cjs');
      for (const { folder, port } of wanted) servers.push(await serve(remoteDevelopmentConfig(folder), options(port)));
      servers.push(
        await serve(
          hostDevelopmentConfig((folder) => `http://localhost:${getPort(folder)}`),
          options(settings.gateway),
        ),
      );
      const proxy = { context: ['/desk'], target: `http://127.0.0.1:${getDeskApiPort(settings)}` };
      servers.push(await serve(deskDevelopmentConfig(), serverOptions({ port: settings.desk, proxy, files: false })));
    }
    await backend;
    if (alone) {
      await createDevelopmentCustomer({
        api: `http://127.0.0.1:${settings.api}`,
        payment: `http://localhost:${settings.payment}`,
        origin: `http://localhost:${settings.gateway}`,
      });
      say(`\nSign in there as ${DEVELOPMENT_CUSTOMER.email}, password "${DEVELOPMENT_CUSTOMER.password}".`);
    }
    say(
      `\n${alone ?? 'The shop'} in development: http://localhost:${alone ? getPort(alone) : settings.gateway}\nEmails: http://localhost:${alone ? getPort(alone) : settings.gateway}/dev/mailbox${alone ? '' : `\nThe desk: http://localhost:${settings.desk}, once "npm run desk:add-staff" has made an account`}   Ctrl-C stops it.\n`,
    );
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
