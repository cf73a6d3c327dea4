import type { Deps } from '../../../deps';
import { DnsResponder } from './dns-responder';
import { SandboxNameServer } from './sandbox-name-server';

/**
 * Answers DNS questions for the sandbox's zones, as `dig @127.0.0.1 -p 5300 …` asks them. A second shop on the same machine
 * finds the port taken: it goes on without, and says so.
 */
export async function answerDns({
  nameServer,
  aliases,
  config,
  log,
}: Pick<Deps, 'nameServer' | 'aliases' | 'config' | 'log'>): Promise<{ close(): Promise<void> }> {
  if (!(nameServer instanceof SandboxNameServer) || config.dnsPort === 0) return { close: () => Promise.resolve() };
  const responder = new DnsResponder({
    host: config.host,
    port: config.dnsPort,
    zoneOf: (name) => nameServer.servedZone(name),
    aliases,
    log,
  });
  try {
    log.info({ port: await responder.listen() }, 'The sandbox name server answers');
  } catch (error) {
    log.warn(
      { err: error, port: config.dnsPort },
      'The sandbox name server has no port: zones are kept, but nobody can ask for them. DNS_PORT names another',
    );
  }
  return responder;
}
