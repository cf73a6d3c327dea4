import { millisecondsInDay } from 'date-fns/constants';
import { createHash } from 'node:crypto';
import type { Dnssec } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import packet from 'dns-packet';
import { eq } from 'drizzle-orm';
import { queryDns } from '../../src/dns/query-dns';
import type { ServerAddress } from '../../src/ports/name-server';
import { DnsResponder } from '../../src/adapters/dns/sandbox/dns-responder';
import { SandboxNameServer } from '../../src/adapters/dns/sandbox/sandbox-name-server';
import { type domains, registrar_sandbox_names, sessions } from '../../src/db/schema';
import { proving } from './account';
import type { TestApp, TestCustomer } from './app';
import { insertOwnDomain } from './own-domain';
import { silentLog } from './silent-log';

let count = 0;

/** A customer whose session outlasts the days that pass in a test. */
export async function lastingCustomer(shop: TestApp): Promise<TestCustomer> {
  const customer = await shop.asCustomer();
  const never = new Date(shop.clock.now().getTime() + 400 * millisecondsInDay);
  await shop.deps.db
    .update(sessions)
    .set({ expires_at: never, updated_at: never })
    .where(eq(sessions.customer_id, customer.id));
  return customer;
}

/** A domain of a customer in the shop's and the registrar's books, with a term of two months, on the shop's nameservers or others. */
export async function heldDomain(
  shop: TestApp,
  customer: TestCustomer,
  change: Partial<typeof domains.$inferInsert> = {},
): Promise<string> {
  count += 1;
  const name = `cooperlane${count}.com`;
  const now = shop.clock.now();
  const at = new Date(now.getTime() - 60 * millisecondsInDay);
  const expiry_date = new Date(now.getTime() + 300 * millisecondsInDay);
  const nameservers = change.nameservers ?? [...shop.deps.config.nameservers];
  await insertOwnDomain(
    shop,
    customer,
    name,
    { registered_at: at, expiry_date, nameservers, ...change },
    { auto_renew: true },
  );
  return name;
}

/** The two nameservers of a shop, each on its own port; one can be made to serve zones without signatures, or not at all. */
export class TwoServers {
  readonly addresses: ServerAddress[] = [];
  readonly unsigned = new Set<string>();
  readonly silent = new Set<string>();
  readonly #responders: DnsResponder[] = [];

  /** Starts responding for the zones of a nameserver. */
  async listen(shop: TestApp): Promise<void> {
    const { nameServer, config, aliases } = shop.deps;
    if (!(nameServer instanceof SandboxNameServer)) throw new Error('Only the sandbox is answered for here');
    for (const server of config.nameservers) {
      const responder = new DnsResponder({
        host: '127.0.0.1',
        port: 0,
        aliases,
        log: silentLog,
        findZone: async (name) => {
          const served = await nameServer.servedZone(name);
          if (this.silent.has(server)) return null;
          return served && this.unsigned.has(server) ? { ...served, key: null } : served;
        },
      });
      this.addresses.push({ server, host: '127.0.0.1', port: await responder.listen() });
      this.#responders.push(responder);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#responders.map((responder) => responder.close()));
  }
}

/** The DS record of the key that a server returns, computed here from its octets (RFC 4034 section 5.1.4 and appendix B). */
export async function servedDs({ host, port }: Pick<ServerAddress, 'host' | 'port'>, zone: string): Promise<DsRecord> {
  const answer = await queryDns({ host, port }, { name: zone, type: 'DNSKEY' });
  const key = answer?.packet.answers?.find(({ type }) => type === 'DNSKEY');
  if (!key) throw new Error(`${zone} has no DNSKEY`);
  const owner = Buffer.concat([
    ...zone.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);
  // The header and the owner are followed by type, class, TTL and data length.
  const data = packet.encode({ type: 'response', answers: [key] }).subarray(12 + owner.length + 10);
  let sum = 0;
  for (const [index, octet] of data.entries()) sum += index % 2 === 0 ? octet * 256 : octet;
  return {
    key_tag: (sum + Math.floor(sum / 65_536)) % 65_536,
    algorithm: data[3] ?? 0,
    digest_type: 2,
    digest: createHash('sha256').update(owner).update(data).digest('hex'),
  };
}

export async function registryDs(shop: TestApp, name: string): Promise<readonly DsRecord[]> {
  const [row] = await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name));
  if (!row) throw new Error(`The registrar does not hold ${name}`);
  return row.ds_records;
}

const url = (name: string): string => `/api/dns/1.0/dnssec/${name}`;

export const postDnssec = (shop: TestApp, customer: TestCustomer, name: string, payload: object) =>
  proving(shop, customer, { method: 'POST', url: url(name), payload });

export const readDnssec = async (customer: TestCustomer, name: string): Promise<Dnssec> =>
  (await customer.request({ method: 'GET', url: url(name) })).json<Dnssec>();
