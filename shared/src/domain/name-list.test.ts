import fc from 'fast-check';
import { isNameList, nameListHash, namesInHash, readNameList } from './name-list';
import { toAscii } from './names';
import { toUnicode } from './to-unicode';

const read = (text: string, most = 200) => readNameList(text, most);

describe('[SE-05b] readNameList', () => {
  it.each([
    ['one on each line', 'brindlewharf.com\ntannery-lane.net'],
    ['lines that end as on other systems', 'brindlewharf.com\r\n\r\ntannery-lane.net\r'],
    ['commas', 'brindlewharf.com, tannery-lane.net,'],
    ['semicolons, bars, tabs and spaces', ';brindlewharf.com|\ttannery-lane.net  '],
    ['addresses', 'https://www.brindlewharf.com/about?x=1\nhttp://tannery-lane.net:8080/'],
    ['mail addresses', 'ada@brindlewharf.com <info@tannery-lane.net>'],
    ['list marks', '1. brindlewharf.com\n2) tannery-lane.net'],
    ['bullets', '- brindlewharf.com\n\u2022 tannery-lane.net'],
    ['quotation marks and brackets', '"brindlewharf.com" (tannery-lane.net)'],
    ['capitals and dots at the end', 'BrindleWharf.COM. Tannery-Lane.net.'],
    ['a label without an extension', 'brindlewharf tannery-lane.net'],
  ])('reads domains from %s', (_, text) => {
    expect(read(text)).toEqual({
      names: ['brindlewharf.com', 'tannery-lane.net'],
      repeated: [],
      refused: [],
      beyond: [],
    });
  });

  it('[SE-01b] reads a domain as one when it is given in both forms', () => {
    expect(read('blåbærhuset.no xn--blbrhuset-62am.no Blåbærhuset。NO')).toMatchObject({
      names: ['xn--blbrhuset-62am.no'],
      repeated: ['blåbærhuset.no', 'blåbærhuset.no'],
    });
  });

  it('reports what is not a domain, and why', () => {
    expect(read(`!!! foo_bar.com -wharf.com a..com ${'a'.repeat(64)}.com ab--cd.com ok.com`)).toEqual({
      names: ['ok.com'],
      repeated: [],
      beyond: [],
      refused: [
        { text: '!!!', code: 'nothing_left', reason: 'no letters or digits' },
        { text: 'foo_bar.com', code: 'foreign_sign', reason: 'has characters that no domain can have' },
        { text: '-wharf.com', code: 'hyphens', reason: 'cannot be a domain name' },
        { text: 'a..com', code: 'empty_label', reason: 'nothing between two dots' },
        { text: `${'a'.repeat(64)}.com`, code: 'too_long', reason: 'longer than 63 characters' },
        { text: 'ab--cd.com', code: 'hyphens', reason: 'cannot be a domain name' },
      ],
    });
  });

  it('reads up to its limit and reports what is beyond it', () => {
    const text = Array.from({ length: 203 }, (_, index) => `wharf${index}.com`).join('\n');
    const list = read(text);
    expect(list.names).toHaveLength(200);
    expect(list.beyond).toEqual(['wharf200.com', 'wharf201.com', 'wharf202.com']);
  });

  it('property: reads any text into valid, different domains within the limit, and accounts for every piece', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 5 }), (text, most) => {
        const { names, beyond, repeated, refused } = read(text, most);
        expect(names.length).toBeLessThanOrEqual(most);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(toAscii(name)).toBe(name);
        if (beyond.length > 0) expect(names).toHaveLength(most);
        for (const name of repeated) expect([...names, ...beyond.map(toAscii)]).toContain(toAscii(name));
        for (const { text: piece } of refused) expect(text).toContain(piece);
      }),
    );
  });

  it('property: reads a list back whatever separates its domains', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/).filter((word) => word !== 'www');
    const name = fc.tuple(label, fc.constantFrom('com', 'net', 'co.uk', 'studio')).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('\n', ', ', ';', '\t', ' ', ' | ', '\r\n', ',\n'),
        (names, separator) => {
          expect(read(names.join(separator))).toEqual({ names, repeated: [], refused: [], beyond: [] });
          expect(read(read(names.join(separator)).names.map(toUnicode).join('\n')).names).toEqual(names);
        },
      ),
    );
  });
});

describe('[SE-05b] isNameList', () => {
  it.each(['a.com\nb.com', 'a, b', 'a;b', 'a.com b.com', 'a\tb'])('takes %j for a list', (text) => {
    expect(isNameList(text)).toBe(true);
  });

  it.each(['brindlewharf', 'brindle wharf', 'brindle wharf.com', 'a.com,', '\na.com\n', '', 'Wharf!'])(
    'takes %j for one domain',
    (text) => {
      expect(isNameList(text)).toBe(false);
    },
  );
});

describe('[SE-05b] [RT-35a] the URL of a bulk search', () => {
  it('keeps the domains in their order', () => {
    const names = ['brindlewharf.com', 'xn--blbrhuset-62am.no', 'tannery.co.uk'];
    expect(namesInHash(nameListHash(names), 200)).toEqual(names);
  });

  it.each(['', '#names=', '#names=!!!', '#top', '#names=%'])('holds no domains when its hash is %j', (hash) => {
    expect(namesInHash(hash, 200)).toBeUndefined();
  });

  it('holds no more domains than can be checked at once', () => {
    expect(namesInHash(nameListHash(Array.from({ length: 500 }, (_, index) => `a${index}.com`)), 200)).toHaveLength(
      200,
    );
  });
});
