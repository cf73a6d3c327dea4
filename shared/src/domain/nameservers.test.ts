import fc from 'fast-check';
import { translator } from '../i18n';
import { nameserverProblemText } from '../problems';
import { nameserverChanges, NAMESERVERS_MAX, readNameservers, type TypedNameserver } from './nameservers';

const typed = (...hosts: string[]): TypedNameserver[] => hosts.map((host) => ({ host, addresses: '' }));
const listProblems = (rows: readonly TypedNameserver[], domain = 'brindlewharf.com') => {
  const read = readNameservers(domain, rows);
  return 'problems' in read
    ? read.problems.map(
        (problem) => `${problem.index ?? '-'} ${problem.field}: ${nameserverProblemText(problem, translator('en'))}`,
      )
    : [];
};

describe('[DM-05] readNameservers', () => {
  it('converts hosts to ASCII and lower case without a trailing dot, and leaves out empty rows', () => {
    expect(readNameservers('brindlewharf.com', typed(' NS1.Example.COM. ', '', 'ns.blåbær.no'))).toEqual({
      nameservers: [
        { host: 'ns1.example.com', addresses: [] },
        { host: 'ns.xn--blbr-roah.no', addresses: [] },
      ],
    });
  });

  it.each<[string, TypedNameserver[], string]>([
    [
      'refuses a single nameserver',
      typed('ns1.example.com'),
      '- host: Enter at least 2 nameservers, so that the domain is found when one fails',
    ],
    [
      'refuses fourteen nameservers',
      typed(...Array.from({ length: 14 }, (_, index) => `ns${index}.example.com`)),
      '- host: A domain can have at most 13 nameservers',
    ],
    [
      'refuses the same nameserver written in two ways',
      typed('ns1.example.com', 'NS1.example.com.'),
      '1 host: ns1.example.com is already in the list. Enter each server once',
    ],
    [
      'refuses a host that is not a complete name',
      typed('ns1', 'ns2.example.com'),
      '0 host: Enter a complete host name, such as ns1.example.com',
    ],
    [
      'refuses an address in place of a host',
      typed('203.0.113.1', 'ns2.example.com'),
      '0 host: Enter a complete host name, such as ns1.example.com',
    ],
    [
      'refuses a nameserver inside the domain without its address',
      typed('ns1.brindlewharf.com', 'ns2.example.com'),
      '0 addresses: ns1.brindlewharf.com is inside brindlewharf.com, so the registry needs its IP address',
    ],
    [
      'refuses an address for a nameserver elsewhere',
      [{ host: 'ns1.example.com', addresses: '203.0.113.1' }, ...typed('ns2.example.com')],
      '0 addresses: Only servers inside brindlewharf.com need an address',
    ],
    [
      'refuses what is not an address',
      [{ host: 'ns1.brindlewharf.com', addresses: 'here' }, ...typed('ns2.example.com')],
      '0 addresses: here is not an IP address. Enter one such as 203.0.113.24 or 2001:db8::24',
    ],
    [
      'refuses a private address',
      [{ host: 'ns1.brindlewharf.com', addresses: '192.168.1.1' }, ...typed('ns2.example.com')],
      '0 addresses: 192.168.1.1 cannot be reached from the Internet',
    ],
    [
      'refuses addresses without a nameserver',
      [{ host: '', addresses: '203.0.113.1' }, ...typed('ns1.example.com', 'ns2.example.com')],
      '0 host: Enter the name of this server, or remove its addresses',
    ],
  ])('%s', (_what, rows, problem) => {
    expect(listProblems(rows)).toEqual([problem]);
  });

  it('keeps the addresses of nameservers inside the domain, each once and in one form', () => {
    const rows = [
      { host: 'ns1.brindlewharf.com', addresses: '203.0.113.1, 2001:DB8:0::1 203.0.113.1' },
      ...typed('ns2.example.com'),
    ];
    expect(readNameservers('brindlewharf.com', rows)).toMatchObject({
      nameservers: [{ addresses: ['203.0.113.1', '2001:db8::1'] }, {}],
    });
  });

  it('parses its own output unchanged', () => {
    const row = fc.record({
      host: fc.oneof(fc.string(), fc.domain()),
      addresses: fc.oneof(fc.constant(''), fc.string(), fc.ipV4()),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const read = readNameservers('brindlewharf.com', rows);
        if ('problems' in read) {
          expect(read.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(read.nameservers.length).toBeLessThanOrEqual(NAMESERVERS_MAX);
        expect(
          readNameservers(
            'brindlewharf.com',
            read.nameservers.map(({ host, addresses }) => ({ host, addresses: addresses.join(' ') })),
          ),
        ).toEqual(read);
      }),
    );
  });
});

describe('[DM-05] nameserverChanges', () => {
  const ns = (host: string, ...addresses: string[]) => ({ host, addresses });

  it('names what goes and what comes, new addresses included, but not another order', () => {
    expect(nameserverChanges([ns('a.example'), ns('b.example')], [ns('b.example'), ns('a.example')])).toEqual({
      removed: [],
      added: [],
    });
    expect(
      nameserverChanges(
        [ns('a.example'), ns('n.b.example', '203.0.113.1')],
        [ns('c.example'), ns('n.b.example', '203.0.113.2')],
      ),
    ).toEqual({
      removed: [ns('a.example'), ns('n.b.example', '203.0.113.1')],
      added: [ns('c.example'), ns('n.b.example', '203.0.113.2')],
    });
  });
});
