import type { Clock } from '../../../src/core/clock';
import { createDeps } from '../../../src/create-deps';
import { openShop, type TestShop } from '../shop';
import { opensrsBooks } from './registrar-books';
import { ACCOUNT, startFakeOpensrs, type FakeOpensrs } from './server';

/** A shop whose registrar is the stand-in for OpenSRS, both by the shop's clock. */
export async function openOpensrsShop(): Promise<{
  readonly shop: TestShop;
  readonly opensrs: FakeOpensrs;
  readonly close: () => Promise<void>;
}> {
  let clock: Clock = { now: () => new Date() };
  const opensrs = await startFakeOpensrs({ now: () => clock.now() });
  const shop = await openShop(
    {
      REGISTRAR: 'opensrs',
      OPENSRS_URL: opensrs.origin,
      OPENSRS_USERNAME: ACCOUNT.username,
      OPENSRS_KEY: ACCOUNT.key,
      NAMESERVERS: 'ns1.shop.example,ns2.shop.example',
      // No resolver answers at this port: these tests are not about what DNS says of a domain elsewhere.
      ZONE_READER: 'network',
      DNS_RESOLVERS: '127.0.0.1:1',
    },
    {
      registrar: (deps) => {
        clock = deps.clock;
        return { registrar: createDeps({ ...deps, metrics: undefined }).registrar, books: opensrsBooks(opensrs.books) };
      },
    },
  );
  return {
    shop,
    opensrs,
    async close() {
      await shop.close();
      await opensrs.close();
    },
  };
}
