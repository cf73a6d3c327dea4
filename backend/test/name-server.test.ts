import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { startAliasTargets, type AliasTargets } from './support/alias-targets';
import { makeTestApp, type TestApp } from './support/app';
import { itIsANameServer } from './support/name-server-contract';
import { silentLog } from './support/silent-log';

let shop: TestApp;
let responder: DnsResponder;
let nameServer: SandboxNameServer;
let port: number;
let targets: AliasTargets;

beforeAll(async () => {
  targets = await startAliasTargets();
  shop = await makeTestApp({ env: { DNS_RESOLVERS: `127.0.0.1:${targets.port}` } });
  nameServer = new SandboxNameServer({ db: shop.deps.db, faults: shop.deps.faults, addresses: [] });
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => nameServer.servedZone(name),
    aliases: shop.deps.aliases,
    log: silentLog,
  });
  port = await responder.listen();
});
afterAll(async () => {
  await responder.close();
  await shop.close();
  await targets.close();
});

describe('the sandbox nameserver', () => {
  itIsANameServer(() => ({ nameServer, port }));
});
