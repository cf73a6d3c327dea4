import { isRecordType, RECORD_TYPES } from '@storefront/shared/contract';
import { queryDns } from '../../src/dns/query-dns';
import type { NameServer, ZoneChange } from '../../src/ports/name-server';
import type { Rrset } from '../../src/core/rrset';
import { changeBetween, changeFromServed, wholeZone } from '../../src/dns/rrsets';
import { isAnswered } from '../../src/dns/same-answer';
import { WIRE_TYPES } from '../../src/dns/wire-data';

/** A nameserver, and the port for queries. */
export interface NameServerUnderTest {
  readonly nameServer: NameServer;
  readonly port: number;
}

let count = 0;

/** A zone that no other test uses. */
export function newZone(): string {
  count += 1;
  return `gatewick${count}.example`;
}

export const ns = (zone: string): Rrset => ({
  name: `${zone}.`,
  type: 'NS',
  ttl: 86_400,
  rdata: ['ns1.storefront.example.', 'ns2.storefront.example.'],
});
export const address = (zone: string, host: string, ...rdata: string[]): Rrset => ({
  name: `${host}.${zone}.`,
  type: 'A',
  ttl: 300,
  rdata,
});
export const whole = (...put: Rrset[]): ZoneChange => ({ put, remove: [], isWhole: true });
export const part = (...put: Rrset[]): ZoneChange => ({ put, remove: [], isWhole: false });

/** What every nameserver implementation has to do: tested through its interface, and over DNS like resolvers. */
export function itIsANameServer(underTest: () => NameServerUnderTest): void {
  const change = (zone: string, what: ZoneChange, edition: number) =>
    underTest().nameServer.change(zone, what, edition);
  const ask = async (name: string, type: string) => {
    const answer = await queryDns({ host: '127.0.0.1', port: underTest().port }, { name, type });
    if (!answer) throw new Error(`${name} ${type} was not answered`);
    return answer.packet;
  };

  /** Expects the zone to have these sets, through the interface and over DNS. */
  async function expectZone(zone: string, sets: readonly Rrset[]): Promise<void> {
    const served = await underTest().nameServer.zone(zone);
    expect(Array.isArray(served) ? changeFromServed(served, sets) : served).toEqual({
      put: [],
      remove: [],
      isWhole: false,
    });
    for (const set of sets)
      if (WIRE_TYPES.has(set.type))
        expect([set, isAnswered(set, set, await ask(set.name, set.type))]).toEqual([set, true]);
  }

  test('is usable', async () => {
    expect(await underTest().nameServer.problem()).toBeNull();
  });

  test('[DN-10] has no zone before it is created, and then serves it', async () => {
    const zone = newZone();
    expect(await underTest().nameServer.zone(zone)).toBeNull();
    expect((await ask(zone, 'NS')).rcode).toBe('REFUSED');
    expect(await change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.1')), 5)).toEqual({ kind: 'done' });
    await expectZone(zone, [ns(zone), address(zone, 'www', '203.0.113.1')]);
    const [soa] = (await ask(zone, 'SOA')).answers ?? [];
    expect(soa).toMatchObject({ type: 'SOA', data: { mname: 'ns1.storefront.example', rname: `hostmaster.${zone}` } });
    expect((await ask(`none.${zone}`, 'A')).rcode).toBe('NXDOMAIN');
  });

  test('[DN-10] [D2] creates no zone from a partial change', async () => {
    const zone = newZone();
    expect(await change(zone, part(address(zone, 'www', '203.0.113.1')), 5)).toEqual({ kind: 'absent' });
    expect(await underTest().nameServer.zone(zone)).toBeNull();
  });

  test('[DN-01] serves each type that it declares, to the octet', async () => {
    const zone = newZone();
    const sets = [...underTest().nameServer.serves].map((type): Rrset => {
      if (!isRecordType(type)) throw new Error(`There is no row for the type ${type}`);
      return { name: `${type.toLowerCase()}.${zone}.`, type, ttl: 600, rdata: [...RECORD_TYPES[type].examples].sort() };
    });
    // A DS record is beside the NS records of its subzone.
    const zoneSets = [
      ns(zone),
      ...sets,
      { name: `ds.${zone}.`, type: 'NS' as const, ttl: 600, rdata: ['ns1.example.net.'] },
    ];
    expect(await change(zone, whole(...zoneSets), 5)).toEqual({ kind: 'done' });
    await expectZone(zone, zoneSets);
  });

  test('[DN-01] an ALIAS returns the addresses of its target, beside other records and through others of its zone', async () => {
    const zone = newZone();
    const apex = `${zone}.`;
    const alias = (name: string, target: string): Rrset => ({ name, type: 'ALIAS', ttl: 600, rdata: [target] });
    const mail: Rrset = { name: apex, type: 'MX', ttl: 600, rdata: ['10 mail.example.net.'] };
    const sets = [
      ns(zone),
      mail,
      alias(apex, 'site.targets.example.'),
      alias(`moved.${zone}.`, 'moved.targets.example.'),
      alias(`none.${zone}.`, 'mail.targets.example.'),
    ];
    expect(await change(zone, whole(...sets), 5)).toEqual({ kind: 'done' });
    await expectZone(zone, sets);
    const addresses = async (name: string, type: 'A' | 'AAAA') =>
      (await ask(name, type)).answers
        ?.map((record) => 'data' in record && [record.name, record.type, record.data])
        .sort();
    const both = (name: string) => [
      [name, 'A', '203.0.113.50'],
      [name, 'A', '203.0.113.51'],
    ];
    expect(await addresses(zone, 'A')).toEqual(both(zone));
    expect(await addresses(zone, 'AAAA')).toEqual([[zone, 'AAAA', '2001:db8::50']]);
    expect(await addresses(`moved.${zone}`, 'A')).toEqual(both(`moved.${zone}`));
    expect(await ask(`none.${zone}`, 'A')).toMatchObject({ rcode: 'NOERROR', answers: [] });
    expect((await ask(zone, 'TXT')).answers).toEqual([]);
    for (const record of (await ask(zone, 'A')).answers ?? [])
      expect('ttl' in record && record.ttl).toBeLessThanOrEqual(600);
  });

  test('[DN-01] [DN-10] the serial of a zone increases with each change, so that secondaries notice it', async () => {
    const zone = newZone();
    const serial = async (): Promise<number> => {
      const [soa] = (await ask(zone, 'SOA')).answers ?? [];
      return soa?.type === 'SOA' ? (soa.data.serial ?? 0) : -1;
    };
    await change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.1')), 5);
    const first = await serial();
    await change(zone, part(address(zone, 'www', '203.0.113.2')), 6);
    const second = await serial();
    await change(zone, part(address(zone, 'new', '203.0.113.2')), 7);
    expect([second > first, (await serial()) > second]).toEqual([true, true]);
  });

  test('[DN-03] supports names as written: the zone’s own, wildcards, underscores, IDNA', async () => {
    const zone = `xn--brckenwerk-qfb${newZone()}`;
    const sets = [
      ns(zone),
      { ...address(zone, 'x', '203.0.113.1'), name: `${zone}.` },
      address(zone, '*', '203.0.113.2'),
      address(zone, 'xn--strae-oqa', '203.0.113.3'),
      { name: `_dmarc.${zone}.`, type: 'TXT' as const, ttl: 300, rdata: ['"v=DMARC1; p=none"'] },
      address(zone, 'a.b.c', '203.0.113.4'),
    ];
    expect(await change(zone, whole(...sets), 5)).toEqual({ kind: 'done' });
    await expectZone(zone, sets);
    expect((await ask(`anything.${zone}`, 'A')).answers).toMatchObject([
      { name: `anything.${zone}`, data: '203.0.113.2' },
    ]);
    // A name between two others exists without records (RFC 8020).
    expect(await ask(`b.c.${zone}`, 'A')).toMatchObject({ rcode: 'NOERROR', answers: [] });
  });

  test('[DN-02] [DN-10] replaces exactly the given sets', async () => {
    const zone = newZone();
    const [kept, old, gone] = [
      address(zone, 'kept', '203.0.113.1'),
      address(zone, 'www', '203.0.113.2', '203.0.113.3'),
      address(zone, 'gone', '203.0.113.4'),
    ];
    await change(zone, whole(ns(zone), kept, old, gone), 5);
    const anew = { ...address(zone, 'www', '203.0.113.5'), ttl: 900 };
    expect(await change(zone, changeBetween([ns(zone), kept, old, gone], [ns(zone), kept, anew]), 6)).toEqual({
      kind: 'done',
    });
    await expectZone(zone, [ns(zone), kept, anew]);
    expect((await ask(gone.name, 'A')).rcode).toBe('NXDOMAIN');
  });

  test('[DN-10] replaces an address by a CNAME, and back', async () => {
    const zone = newZone();
    const one = [ns(zone), address(zone, 'www', '203.0.113.1')];
    const other = [ns(zone), { name: `www.${zone}.`, type: 'CNAME' as const, ttl: 300, rdata: ['site.example.net.'] }];
    await change(zone, whole(...one), 5);
    for (const [edition, before, after] of [
      [6, one, other],
      [7, other, one],
    ] as const) {
      expect(await change(zone, changeBetween(before, after), edition)).toEqual({ kind: 'done' });
      await expectZone(zone, after);
    }
  });

  test('[DN-10] [D2] refuses a change with one invalid set, and applies none of it', async () => {
    const zone = newZone();
    const before = [ns(zone), address(zone, 'www', '203.0.113.1')];
    await change(zone, whole(...before), 5);
    const crowded = { name: `www.${zone}.`, type: 'CNAME' as const, ttl: 300, rdata: ['site.example.net.'] };
    expect(await change(zone, part(address(zone, 'new', '203.0.113.9'), crowded), 6)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`www.${zone}`),
    });
    await expectZone(zone, before);
    // A refused change uses up no edition: the next change may have a lower one.
    expect(await change(zone, part(address(zone, 'new', '203.0.113.9')), 6)).toEqual({ kind: 'done' });
  });

  test('[DN-10] can be emptied of all records', async () => {
    const zone = newZone();
    const sets = [ns(zone), address(zone, 'www', '203.0.113.1')];
    await change(zone, whole(...sets), 5);
    expect(await change(zone, changeBetween(sets, []), 6)).toEqual({ kind: 'done' });
    expect(await underTest().nameServer.zone(zone)).toEqual([]);
    expect((await ask(`www.${zone}`, 'A')).rcode).toBe('NXDOMAIN');
  });

  test('[D7] keeps nothing of a zone that is replaced as a whole', async () => {
    const zone = newZone();
    const past = [ns(zone), address(zone, 'blog', '203.0.113.66')];
    await change(zone, whole(...past), 5);
    const sets = [ns(zone), address(zone, 'www', '203.0.113.1')];
    expect(await change(zone, wholeZone(past, sets), 6)).toEqual({ kind: 'done' });
    await expectZone(zone, sets);
  });

  describe('[D4] with late changes', () => {
    test('applies none that a later one has overtaken, whatever it contains', async () => {
      const zone = newZone();
      await change(zone, whole(ns(zone), address(zone, 'www', '203.0.113.1')), 6);
      for (const late of [
        part(address(zone, 'www', '203.0.113.2')),
        changeBetween([address(zone, 'www', '203.0.113.1')], []),
        whole(ns(zone)),
      ]) {
        expect(await change(zone, late, 5)).toEqual({ kind: 'overtaken' });
      }
      await expectZone(zone, [ns(zone), address(zone, 'www', '203.0.113.1')]);
    });

    test('repeats a change that it has applied, and applies a later one after it', async () => {
      const zone = newZone();
      await change(zone, whole(ns(zone)), 5);
      for (const [edition, host] of [
        [7, '203.0.113.7'],
        [7, '203.0.113.7'],
        [1_099_511_627_775, '203.0.113.8'],
        [1_099_511_627_775, '203.0.113.8'],
      ] as const) {
        expect(await change(zone, part(address(zone, 'www', host)), edition)).toEqual({ kind: 'done' });
      }
      expect(await change(zone, part(address(zone, 'www', '203.0.113.9')), 8)).toEqual({ kind: 'overtaken' });
      await expectZone(zone, [ns(zone), address(zone, 'www', '203.0.113.8')]);
    });

    test('ends with the latest of many concurrent changes, and applies none after a later one', async () => {
      const zone = newZone();
      await change(zone, whole(ns(zone)), 1);
      const editions = Array.from({ length: 24 }, (_, index) => 100 + ((index * 7) % 24));
      const outcomes = await Promise.all(
        editions.map((edition) => change(zone, part(address(zone, 'www', `203.0.113.${edition}`)), edition)),
      );
      // A server that cannot order two changes may leave one open, to be sent again.
      expect(outcomes.filter(({ kind }) => !['done', 'overtaken', 'unknown'].includes(kind))).toEqual([]);
      for (const [index, { kind }] of outcomes.entries()) {
        const edition = editions[index] ?? 0;
        if (kind === 'unknown') await change(zone, part(address(zone, 'www', `203.0.113.${edition}`)), edition);
      }
      await expectZone(zone, [ns(zone), address(zone, 'www', '203.0.113.123')]);
    });
  });

  test('[DN-10] handles ten thousand records, and changes one of them', async () => {
    const zone = newZone();
    const hosts = Array.from({ length: 10_000 }, (_, index) =>
      address(zone, `host${index}`, `203.0.${index >> 8}.${index & 255}`),
    );
    expect(await change(zone, whole(ns(zone), ...hosts), 5)).toEqual({ kind: 'done' });
    expect(await change(zone, part(address(zone, 'host5000', '198.51.100.1')), 6)).toEqual({ kind: 'done' });
    const served = await underTest().nameServer.zone(zone);
    expect(served).toHaveLength(10_001);
    for (const set of [address(zone, 'host5000', '198.51.100.1'), ...hosts.slice(9_999)])
      expect(isAnswered(set, set, await ask(set.name, 'A'))).toBe(true);
  });
}
