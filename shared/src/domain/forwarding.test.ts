import fc from 'fast-check';
import { readEmailForwards, readForwardingUrl } from './forwarding';

const D = 'brindlewharf.com';

describe('[DM-04d] readForwardingUrl', () => {
  it.each([
    ['https://www.example.com/shop?a=1', 'https://www.example.com/shop?a=1'],
    ['example.com', 'https://example.com/'],
    [' http://Blåbær.no ', 'http://xn--blbr-roah.no/'],
    ['https://203.0.113.5/', 'https://203.0.113.5/'],
  ])('reads %j as %s', (typed, url) => {
    expect(readForwardingUrl(D, typed)).toEqual({ url });
  });

  it.each(['', 'javascript:alert(1)', 'ftp://example.com', 'mailto:a@example.com', 'https://', 'not a place'])(
    'refuses %j, which is not a web address',
    (typed) => {
      expect(readForwardingUrl(D, typed)).toHaveProperty('problem');
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1',
    'http://localhost',
    'http://router',
    'http://printer.local',
    'http://db.internal./',
    'http://[::ffff:192.168.0.1]/',
  ])('[A6] refuses %s, which cannot be reached from the Internet', (typed) => {
    expect(readForwardingUrl(D, typed)).toEqual({
      problem: { code: 'url_unreachable', params: { host: expect.any(String) } },
    });
  });

  it('refuses credentials, the domain itself and an address that is too long', () => {
    expect(readForwardingUrl(D, 'https://me:secret@example.com')).toEqual({ problem: { code: 'url_credentials' } });
    for (const typed of [D, `http://www.${D}/x`, `https://${D.toUpperCase()}.`])
      expect(readForwardingUrl(D, typed)).toEqual({ problem: { code: 'url_circle' } });
    expect(readForwardingUrl(D, `https://example.com/${'x'.repeat(200)}`)).toEqual({
      problem: { code: 'url_too_long', params: { max: 200 } },
    });
  });

  it('parses its own output unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (typed) => {
        const read = readForwardingUrl(D, typed);
        if ('url' in read) expect(readForwardingUrl(D, read.url)).toEqual(read);
      }),
    );
  });
});

describe('[DM-04d] [DM-04e] readEmailForwards', () => {
  const problems = (...rows: { alias: string; target: string }[]) => {
    const read = readEmailForwards(D, rows);
    return 'problems' in read ? read.problems.map(({ index, field }) => `${index} ${field}`) : read.forwards;
  };

  it('reads rows, leaves out empty ones and lowers the case of aliases', () => {
    expect(
      problems(
        { alias: 'Info', target: ' mara@example.com ' },
        { alias: '', target: '' },
        { alias: '*', target: 'rest@example.com' },
      ),
    ).toEqual([
      { alias: 'info', target: 'mara@example.com' },
      { alias: '*', target: 'rest@example.com' },
    ]);
  });

  it('names each problem by its row and field', () => {
    expect(
      problems(
        { alias: '', target: 'a@example.com' },
        { alias: 'in fo', target: 'nowhere' },
        { alias: 'x', target: `y@${D}` },
        { alias: 'X', target: 'a@example.com' },
        { alias: 'x', target: 'A@example.com' },
      ),
    ).toEqual(['0 alias', '1 alias', '1 target', '2 target', '4 target']);
  });

  it.each([
    'root,mara@example.com',
    'ola%example.org@example.com',
    'example.org!ola@example.com',
    'mara<ola@example.com>',
    '"mara"@example.com',
    'mara;ola@example.com',
    '|run@example.com',
    '-f@example.com',
    'a:b@example.com',
  ])('[DM-09d] refuses %s, which is not exactly one mailbox', (target) => {
    expect(problems({ alias: 'info', target })).toEqual(['0 target']);
  });

  it.each(['mara.ola+shop@example.com', "o'brien_2@example.com", 'blåbær@blåbær.no'])('accepts %s', (target) => {
    expect(problems({ alias: 'info', target })).toEqual([{ alias: 'info', target }]);
  });

  it('[DM-09c] [DM-09d] accepts several addresses for one alias', () => {
    const rows = [
      { alias: 'info', target: 'mara@example.com' },
      { alias: 'info', target: 'ola@example.com' },
    ];
    expect(problems(...rows)).toEqual(rows);
  });
});
