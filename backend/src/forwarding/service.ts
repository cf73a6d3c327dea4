import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Certificates } from './certificates';
import { FEED_PATH } from './feed-path';
import { ForwardsCache } from './forwards-cache';
import type { MailParts } from './mail-decisions';
import { mailLookups } from './mail-lookups';
import { ReturnPath } from './return-path';
import type { ForwardingSettings } from './settings';
import { answerVisitors } from './site';

/** Intervals in milliseconds for refreshing the forwarding data, and for checking certificates. */
const POLL_MS = 2_000;
const CERTIFICATES_MS = 15_000;
/** Timeout of a request: a slow client would keep a connection from others. */
const SLOWEST_REQUEST_MS = 10_000;

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

function patient<S extends HttpServer>(server: S): S {
  server.requestTimeout = SLOWEST_REQUEST_MS;
  server.headersTimeout = SLOWEST_REQUEST_MS;
  return server;
}

export interface ForwardingService {
  renewCertificates(): Promise<void>;
  close(): Promise<void>;
}

/** Loaded only if certificates are used: the ACME client is the largest part of the program. */
async function openCertificates(
  { acme, secrets, folder, addresses, resolvers }: ForwardingSettings,
  challenges: Map<string, string>,
  log: Logger,
): Promise<Certificates | undefined> {
  if (!acme) return undefined;
  const { Certificates } = await import('./certificates');
  const certificates = new Certificates({
    acme,
    folder: join(folder, 'certificates'),
    sealingKeys: secrets.accepted('forwarding-certificates'),
    addresses,
    resolvers,
    challenges,
    log,
  });
  await certificates.open();
  return certificates;
}

function createSecureServer(certificates: Certificates, site: RequestListener): HttpServer {
  const server = createTlsServer(
    {
      SNICallback(name, done) {
        const context = certificates.contextFor(name.toLowerCase());
        done(context ? null : new Error('There is no certificate for this name'), context);
      },
    },
    site,
  );
  server.on('tlsClientError', () => undefined);
  return patient(server);
}

/**
 * Starts the forwarding service, which redirects visitors of forwarded domains over HTTP and HTTPS and serves Postfix's lookups. In
 * development it also receives the mail itself.
 */
export async function startForwarding(settings: ForwardingSettings, log: Logger): Promise<ForwardingService> {
  const { host, port, tlsPort, acme, secrets, folder, mailLookupPort, mailPort } = settings;
  const cache = new ForwardsCache({
    feed: `${settings.apiOrigin}${FEED_PATH}`,
    key: secrets.derive('forwarding-feed'),
    file: join(folder, 'forwards.json'),
    log,
  });
  await cache.open();
  const challenges = new Map<string, string>();
  const certificates = await openCertificates(settings, challenges, log);
  const site = answerVisitors({
    cache,
    challenges,
    hasCertificate: (name) => certificates?.contextFor(name) !== undefined,
    keys: secrets.accepted('forwarding-feed'),
  });
  const sockets = new Set<Socket>();
  const servers: Server[] = [patient(createServer(site))];
  await listen(servers[0] as Server, port, host);
  if (certificates) {
    const secure = createSecureServer(certificates, site);
    servers.push(secure);
    await listen(secure, tlsPort, host);
  }
  const mail: MailParts = {
    cache,
    returnPath: new ReturnPath(settings.mailHost, secrets.accepted('mail-return-path')),
    supportEmail: settings.supportEmail,
  };
  if (mailLookupPort) {
    const lookups = mailLookups(mail);
    servers.push(lookups);
    // Postfix keeps its connections open for the next email.
    lookups.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    await listen(lookups, mailLookupPort, host);
  }
  // Loaded only if configured: production uses Postfix.
  const receiver = mailPort
    ? (await import('./mail-receiver')).mailReceiver({
        ...mail,
        apiOrigin: settings.apiOrigin,
        key: secrets.derive('forwarding-feed'),
        log,
      })
    : undefined;
  if (receiver) await listen(receiver.server, mailPort, host);
  await cache.refresh();
  const timer = setInterval(() => void cache.refresh(), POLL_MS);
  const renewCertificates = async (): Promise<void> =>
    certificates?.keep(cache.names.flatMap((name) => [name, `www.${name}`]));
  const renewals = setInterval(() => void renewCertificates(), CERTIFICATES_MS);
  log.info(
    { event: 'forwarding.listening', port, tlsPort, mailLookupPort, mailPort, https: acme !== undefined },
    'Forwarding service listening',
  );
  return {
    renewCertificates,
    close: async () => {
      clearInterval(timer);
      clearInterval(renewals);
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      if (receiver) closed.push(new Promise((resolve) => receiver.close(() => resolve(undefined))));
      for (const server of servers) if ('closeAllConnections' in server) (server as HttpServer).closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}
