import { PowerDnsNameServer } from '../src/adapters/dns/powerdns/powerdns-name-server';
import { itServesWhatWasOrdered, PARKED } from './support/ordered-zones';
import { API_KEY, PowerDns } from './support/powerdns';
import { openShop, type TestShop } from './support/shop';

let powerDns: PowerDns;
let shop: TestShop;

beforeAll(async () => {
  powerDns = await PowerDns.start();
  const asked = `127.0.0.1:${powerDns.dnsPort}`;
  shop = await openShop({
    PARKING_ADDRESSES: PARKED,
    DNS_SERVER: 'powerdns',
    POWERDNS_URL: powerDns.origin,
    POWERDNS_API_KEY: API_KEY,
    NAMESERVER_ADDRESSES: `${asked},${asked}`,
  });
});
afterAll(async () => {
  await shop.close();
  if (shop.deps.nameServer instanceof PowerDnsNameServer) shop.deps.nameServer.close();
  await powerDns.close();
});

describe('a shop whose zones are on PowerDNS', () => {
  itServesWhatWasOrdered(() => ({
    shop,
    port: powerDns.dnsPort,
    takeAway: () => powerDns.end(),
    bringBack: () => powerDns.begin(),
  }));
});
