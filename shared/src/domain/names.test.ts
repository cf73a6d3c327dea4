import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { LABEL_MAX, NAME_MAX, splitDomain, toAscii, withDefaultTld } from './names';
import { mixesScripts } from './mixed-scripts';
import { readNameList } from './name-list';
import { decodePunycode } from './punycode';
import { sanitizeWord } from './sanitize-word';
import { dottedTld, toUnicode } from './to-unicode';

const runs = { numRuns: 1000 };
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
/** Words of one living script, in the form that IDNA keeps; left-to-right and right-to-left scripts cannot mix in a label (RFC 5893). */
const letters = fc.oneof(
  ...[
    'abcxyzåäöéüñçßžłøœ',
    'абвгдежзиклмнопя',
    'αβγδελμνω',
    'אבגדהו',
    'ابتثجحکگ',
    '한국어',
    '日本語中文',
    'กขคงจ',
    'कखगघ',
  ].map((script) => fc.array(fc.constantFrom(...script), { minLength: 1, maxLength: 20 }).map((list) => list.join(''))),
);

describe('[SE-01a] a search word', () => {
  it.each([
    ['Example', 'example'],
    ['  my shop!  ', 'myshop'],
    ['my_shop', 'myshop'],
    ['example.com.', 'example.com'],
    ['example...', 'example'],
    ['https://Example.com/path', 'example.com'],
    ['https://www.Example-Shop.co.uk/path?x=1', 'example-shop.co.uk'],
    ['HTTPS://user:pw@www.brindlewharf.org:8443/#top', 'brindlewharf.org'],
    ['//cdn.brindlewharf.org/a.js', 'cdn.brindlewharf.org'],
    ['see https://brindlewharf.org/about', 'brindlewharf.org'],
    ['brindlewharf.org/path@2x', 'brindlewharf.org'],
    ['info@brindlewharf.org', 'brindlewharf.org'],
    ['mailto:info@brindlewharf.org?subject=Hi', 'brindlewharf.org'],
    ['<info@brindlewharf.org>', 'brindlewharf.org'],
    ['info@', 'info'],
    ['@brindlewharf', 'brindlewharf'],
    ['www.brindlewharf.org', 'brindlewharf.org'],
    ['WWW.www.brindlewharf.org', 'brindlewharf.org'],
    ['www。bücher。de', 'xn--bcher-kva.de'],
    ['www', 'www'],
    ['www.com', 'www.com'],
    ['www.co.uk', 'www.co.uk'],
    ['http://localhost:3000', 'localhost'],
    ['ac/dc', 'acdc'],
    ['.berlin', 'berlin'],
    ['a-b.c0', 'a-b.c0'],
    ['', ''],
    ['...', ''],
    ['123', '123'],
    ['1.2', '1.2'],
    ['blåbær', 'xn--blbr-roah'],
    ['BLÅBÆR.no', 'xn--blbr-roah.no'],
    ['straße', 'xn--strae-oqa'],
    ['bücher。de', 'xn--bcher-kva.de'],
    ['ＡＢＣ', 'abc'],
    ['日本語.jp', 'xn--wgv71a119e.jp'],
    ['smile😀', 'smile'],
    ['a／b', 'ab'],
    ['xn--BLBR-ROAH', 'xn--blbr-roah'],
  ])('turns %p into %p', (input, word) => {
    expect(sanitizeWord(input)).toBe(word);
  });

  it('holds only a-z, 0-9, dots and hyphens, no dot at its end, and reads the same again', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const word = sanitizeWord(input);
        expect(word).toMatch(/^([a-z0-9.-]*[a-z0-9-])?$/);
        expect(sanitizeWord(word)).toBe(word);
      }),
      runs,
    );
  });

  it('keeps the A-label of an internationalised word', () => {
    fc.assert(
      fc.property(letters, (input) => {
        const ascii = domainToASCII(input.normalize('NFC'));
        fc.pre(ascii !== '' && !ascii.includes('.'));
        expect(sanitizeWord(input)).toBe(ascii);
      }),
      runs,
    );
  });

  it('is the same whether a domain or a URL with it is pasted', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/).filter((word) => word !== 'www');
    const name = fc.tuple(label, fc.constantFrom('com', 'org', 'co.uk', 'studio')).map((parts) => parts.join('.'));
    const wrapped = fc.oneof(
      fc.tuple(
        fc.constantFrom('http://', 'https://', 'HTTPS://', '//'),
        fc.constantFrom('', 'www.'),
        fc.constantFrom('', ':8080'),
        fc.webPath(),
        fc.constantFrom('', '?x=1', '#a@b'),
      ),
      fc.tuple(
        fc.constant(''),
        fc.constantFrom('', 'www.'),
        fc.constant(''),
        fc.constantFrom('', '/', '/a/b.html'),
        fc.constantFrom('', '?x=a@b.c'),
      ),
      fc.tuple(
        fc.constantFrom('info@', 'mailto:a.b+c@'),
        fc.constant(''),
        fc.constant(''),
        fc.constant(''),
        fc.constant(''),
      ),
    );
    fc.assert(
      fc.property(name, wrapped, (plain, [before, www, port, path, query]) => {
        const pasted = `${before}${www}${plain}${port}${path}${query}`;
        expect(sanitizeWord(pasted)).toBe(plain);
        expect(readNameList(pasted.replaceAll(/[,;|]/g, ''), 5).names).toEqual([plain]);
      }),
      runs,
    );
  });

  it('[SE-03] becomes a .com domain when it has no extension', () => {
    expect(withDefaultTld('example')).toBe('example.com');
    expect(withDefaultTld('example.org')).toBe('example.org');
    expect(withDefaultTld('')).toBe('');
  });
});

describe('domains', () => {
  it.each([
    ['example.com', 'example', 'com'],
    ['EXAMPLE.CO.UK', 'example', 'co.uk'],
    ['shop.example.co.uk', 'shop.example', 'co.uk'],
    ['co.uk', 'co', 'uk'],
    ['example.com.au', 'example', 'com.au'],
    ['example', 'example', ''],
  ])('[SE-03] %s splits into %s and %s', (name, sld, tld) => {
    expect(splitDomain(name)).toEqual({ sld, tld });
  });

  it.each([
    ['Example.COM', 'example.com'],
    ['example.com.', 'example.com'],
    [' example.com ', 'example.com'],
    ['blåbær.no', 'xn--blbr-roah.no'],
    ['xn--blbr-roah.no', 'xn--blbr-roah.no'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['example', null],
    ['', null],
    ['.com', null],
    ['a..com', null],
    ['-a.com', null],
    ['a-.com', null],
    ['a_b.com', null],
    ['a b.com', null],
    ['ab--cd.com', null],
    ['xn--a.com', null],
    ['xn--zzzzzzzzzzz99999999.com', null],
    ['1.2.3.4', null],
    [`${'a'.repeat(LABEL_MAX)}.com`, `${'a'.repeat(LABEL_MAX)}.com`],
    [`${'a'.repeat(LABEL_MAX + 1)}.com`, null],
    [`${'a.'.repeat(126)}com`, null],
    ['smile😀.com', null],
    ['a/b.com', null],
    ['user@example.com', null],
  ])('[SE-01a] %p has the ASCII form %p', (name, ascii) => {
    expect(toAscii(name)).toBe(ascii);
  });

  it('[SE-01a] keep to the limits of the DNS, and are read without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `${text}.com`),
        ),
        (input) => {
          const ascii = toAscii(input);
          if (ascii === null) return;
          expect(ascii.length).toBeLessThanOrEqual(NAME_MAX);
          for (const label of ascii.split('.')) expect(label).toMatch(/^(?!-)[a-z0-9-]{1,63}(?<!-)$/);
          expect(toAscii(ascii)).toBe(ascii);
        },
      ),
      runs,
    );
  });

  it.each([
    ['combining marks', `a${'\u0301\u0316'.repeat(500_000)}`],
    ['different letters', String.fromCodePoint(...Array.from({ length: 100_000 }, (_, at) => 0x4e00 + (at % 20_000)))],
  ])('[SE-01a] are refused in no time when they have far too many %s', (_what, input) => {
    expect(toAscii(input)).toBeNull();
  });

  it.each([
    ['quotation marks', `x${'"'.repeat(200_000)}x`],
    ['dots', `x${'.'.repeat(200_000)}x`],
    ['labels', 'a.'.repeat(200_000)],
    ['hyphens', 'a-'.repeat(200_000)],
  ])('[SE-01a] are found in pasted text in no time, however many %s it has', (_what, input) => {
    expect(readNameList(input, 5).names).toEqual([]);
  });

  it('[SE-01b] are shown in their own script as Node shows them', () => {
    fc.assert(
      fc.property(letters, (label) => {
        const ascii = toAscii(`${label}.com`);
        fc.pre(ascii !== null);
        expect(toUnicode(ascii)).toBe(domainToUnicode(ascii));
        expect(toAscii(toUnicode(ascii))).toBe(ascii);
      }),
      runs,
    );
  });

  it('[SE-01b] stay as they are when an A-label is not valid', () => {
    for (const name of ['xn--a.com', 'xn--.com', 'xn--99999999999.com', 'plain.com', 'xn--Ä.com'])
      expect(toUnicode(name)).toBe(name);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof toUnicode(`xn--${text}`)).toBe('string');
      }),
      runs,
    );
  });

  it('decode the samples of RFC 3492, section 7.1', () => {
    expect(decodePunycode('egbpdaj6bu4bxfgehfvwxn')).toBe('ليهمابتكلموشعربي؟');
    expect(decodePunycode('ihqwcrb4cv8a8dqg056pqjye')).toBe('他们为什么不说中文');
    expect(decodePunycode('proprostnemluvesky-uyb24dma41a')).toBe('pročprostěnemluvíčesky');
    expect(decodePunycode('ls8h!')).toBeNull();
  });

  it.each([
    ['paypal', false],
    ['раypal', true],
    ['xn--ypal-43d9g', true],
    ['яндекс', false],
    ['ελλάδα', false],
    ['日本語ひらがなカタカナー', false],
    ['한국語', false],
    ['abc日本', true],
    ['shop24-7', false],
    ['αβс', true],
  ])('[SE-01b] the label %s mixes scripts: %p', (label, mixed) => {
    expect(mixesScripts(label)).toBe(mixed);
  });
});

it('dottedTld keeps the dot in front of a TLD on a page from right to left', () => {
  expect(['de', 'ar', 'ar-EG'].map((language) => dottedTld('xn--p1ai', language))).toEqual([
    '.рф',
    '\u2066.рф\u2069',
    '\u2066.рф\u2069',
  ]);
});
