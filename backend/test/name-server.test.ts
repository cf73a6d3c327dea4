import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { makeTestApp, type TestApp } from './support/app';
import { itIsANameServer } from './support/name-server-contract';
import { silentLog } from './support/silent-log';

let shop: TestApp;
let responder: DnsResponder;
let nameServer: SandboxNameServer;
let port: number;

beforeAll(async () => {
  shop = await makeTestApp();
  nameServer = new SandboxNameServer({ db: shop.deps.db, faults: shop.deps.faults, addresses: [] });
  responder = new DnsResponder({ host: '127.0.0.1', port: 0, zoneOf: (name) => nameServer.servedZone(name), log: silentLog });
  port = await responder.listen();
});
afterAll(async () => {
  await responder.close();
  await shop.close();
});

describe('the sandbox name server', () => {
  itIsANameServer(() => ({ nameServer, port }));
});
