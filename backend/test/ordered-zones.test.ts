import { DnsResponder } from '../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../src/adapters/dns/sandbox/sandbox-name-server';
import { itServesWhatWasOrdered, PARKED } from './support/ordered-zones';
import { openShop, type TestShop } from './support/shop';
import { silentLog } from './support/silent-log';

let shop: TestShop;
let responder: DnsResponder;
let port: number;

beforeAll(async () => {
  shop = await openShop({ PARKING_ADDRESSES: PARKED });
  const { db, faults, aliases } = shop.deps;
  const nameServer = new SandboxNameServer({ db, faults, addresses: [] });
  responder = new DnsResponder({
    host: '127.0.0.1',
    port: 0,
    findZone: (name) => nameServer.servedZone(name),
    aliases,
    log: silentLog,
  });
  port = await responder.listen();
});
afterAll(async () => {
  await responder.close();
  await shop.close();
});

describe('a shop whose zones are on the sandbox nameserver', () => {
  itServesWhatWasOrdered(() => ({
    shop,
    port,
    takeAway: async (subject) =>
      void shop.deps.faults.add({ operation: 'zone_change', subject, fault: { kind: 'error' }, times: 0 }),
    bringBack: async () => shop.deps.faults.clear(),
  }));
});
