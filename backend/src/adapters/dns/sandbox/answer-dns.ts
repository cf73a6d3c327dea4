import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import type { AliasTargets } from '../../../ports/alias-targets';
import type { NameServer } from '../../../ports/name-server';
import { DnsResponder } from './dns-responder';
import { SandboxNameServer } from './sandbox-name-server';

/** Answers DNS for the sandbox's zones (`dig @127.0.0.1 -p 5300 …`), unless another shop on the machine uses the port. */
export async function answerDns({
  nameServer,
  aliases,
  config,
  log,
}: {
  readonly nameServer: NameServer;
  readonly aliases: AliasTargets;
  readonly config: Pick<Config, 'dnsPort' | 'host'>;
  readonly log: Logger;
}): Promise<{ close(): Promise<void> }> {
  if (!(nameServer instanceof SandboxNameServer) || config.dnsPort === 0) return { close: () => Promise.resolve() };
  const responder = new DnsResponder({
    host: config.host,
    port: config.dnsPort,
    findZone: (name) => nameServer.servedZone(name),
    aliases,
    log,
  });
  try {
    log.info({ event: 'dns.sandbox_listening', port: await responder.listen() }, 'Sandbox nameserver listening');
  } catch (error) {
    log.warn(
      { event: 'dns.sandbox_port_unavailable', err: error, port: config.dnsPort },
      'Sandbox nameserver could not bind its port; zones are stored but not served. Set DNS_PORT to a free port',
    );
  }
  return responder;
}
