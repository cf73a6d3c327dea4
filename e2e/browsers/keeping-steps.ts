import { Resolver } from 'node:dns/promises';
import { letTimePass } from '../support/authenticator';
import type { Customer } from '../support/customer';
import { dig } from '../support/dig';
import { createDsRecord, isSameDs } from '../support/dnssec';
import { readRegistry } from '../support/registry';
import type { Stack } from '../support/stack';
import { until } from '../support/until';
import { answerTo } from '../support/visitor';
import type { Person } from './person';

const DAY_SECONDS = 86_400;

interface Kept {
  readonly stack: Stack;
  /** A signed-in customer who has the domain. */
  readonly customer: Customer;
  readonly domain: string;
  readonly open: (path: string) => Promise<void>;
}

/**
 * Steps of a customer who manages a domain, each verified on the servers too. When they begin, the last save has put `here.<domain>` into
 * the zone.
 */
export function keepingSteps<Handle>(
  person: Person<Handle>,
  { stack, customer, domain, open }: Kept,
): [string, () => Promise<unknown>][] {
  const atDns = async () => {
    await open(`/domain/dns?name=${domain}`);
    await person.see('button', '^Add record', 'main');
    await person.takenOver();
  };
  return [
    [
      'dns undo',
      async () => {
        await atDns();
        await person.press('button', '^Undo this save');
        await person.press('button', '^Save 1 change');
        await person.see('heading', '^No changes');
        const resolver = new Resolver();
        resolver.setServers([`127.0.0.1:${stack.dnsPort}`]);
        const found = await resolver.resolve4(`here.${domain}`).catch(() => []);
        if (found.length > 0) throw new Error(`The nameserver still returns ${found.join(', ')}`);
      },
    ],
    [
      'add-on within the term',
      async () => {
        await open(`/domain/overview?name=${domain}`);
        await person.press('button', '^Add to cart.*Domain Forwarding', 'main');
        await person.press('link', '^In cart.*Domain Forwarding', 'main');
        await person.see('heading', '^Cart, 1 domain');
        await person.press('link', '^Check out', 'main');
        await person.see('heading', '^How would you like to pay');
        await person.enterCard();
        await person.press('button', '^Continue to review', 'main');
        await person.see('heading', '^Check and pay');
        await person.press('button', '^Pay \\S+\\d', 'main');
        await person.at('/site/purchase?order=');
        await person.see('link', '^See your domains');
      },
    ],
    [
      'forwarding',
      async () => {
        await open(`/domain/overview?name=${domain}`);
        await person.fill('^Domain Forwarding', 'www.example.com/quay', 'main');
        await person.press('button', '^Save forwarding', 'main');
        await person.see('text', '^This works: our nameservers point visitors to us', 'main');
        const { status, location } = await answerTo(stack.forwardingPort, domain, '/');
        if (status !== 302 || location !== 'https://www.example.com/quay')
          throw new Error(`The forwarding service responds with ${status} ${location}`);
      },
    ],
    [
      'dnssec asked for',
      async () => {
        await atDns();
        await person.press('button', '^Turn DNSSEC on', 'main');
        await person.see('text', '^DNSSEC is being turned on', 'main');
        const { ds_records } = await readRegistry(stack, domain);
        if (ds_records.length > 0)
          throw new Error('The registry was given a DS record while resolvers still cache unsigned records');
      },
    ],
    [
      'dnssec on',
      async () => {
        await letTimePass(stack.url, DAY_SECONDS + 60);
        const { ds_records } = await until(
          'The DS record at the registry',
          () => readRegistry(stack, domain),
          (found) => found.ds_records.length > 0,
        );
        // The session has expired after a day.
        await person.open(`${stack.url}/domain/dns?name=${domain}`);
        await person.press('link', '^Sign in', 'main');
        await person.see('field', '^E-?mail', 'main');
        await person.takenOver();
        await person.fill('^E-?mail', customer.email, 'main');
        await person.fill('^Password', customer.password, 'main');
        await person.press('button', '^Sign in$', 'main');
        await person.see('text', '^DNSSEC is on$', 'main');
        const { answers } = await dig(stack.dnsPort, domain, 'DNSKEY', 'udp');
        const served = answers.filter(({ type }) => type === 'DNSKEY').map(createDsRecord);
        if (!served.every((key) => ds_records.some((record) => isSameDs(key, record))))
          throw new Error(`The registry has ${JSON.stringify(ds_records)}, the nameserver ${JSON.stringify(served)}`);
      },
    ],
  ];
}
