// Development server that builds in memory, hot-reloads the open page and proxies API calls to the backend.
import { requireTool } from './paths.mjs';

/** Paths of the contract; a development server passes them to the backend as the gateway does. */
const BACKEND_PATHS = ['/api', '/auth', '/tables', '/dev', '/docs', '/openapi.json'];

/** @param {{ port: number, proxy: object, files?: string }} options `files` are served beside what is built */
export function serverOptions({ port, proxy, files }) {
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
    static: files ? { directory: files, publicPath: '/' } : false,
    proxy: [proxy],
    devMiddleware: { stats: 'errors-warnings' },
  };
}

export const shopProxy = ({ gateway, api }) => ({
  context: BACKEND_PATHS,
  target: `http://127.0.0.1:${api}`,
  headers: { 'x-forwarded-host': `localhost:${gateway}` },
});

/** @param {number} api the port of the desk's own listener */
export const deskProxy = (api) => ({ context: ['/desk'], target: `http://127.0.0.1:${api}` });

export async function serve(config, options) {
  const webpack = requireTool('webpack');
  const WebpackDevServer = requireTool('webpack-dev-server');
  const server = new WebpackDevServer(options, webpack(config));
  await server.start();
  return server;
}
