import fc from 'fast-check';
import { coversOrigin, isPartnerOrigin, partnerOrigins, readPartnerOrigins } from './partner-rules';

/** Characters that could turn one origin into several, or end a policy directive. */
const SEPARATORS = /[\s,;'"*]/;
const origin = fc
  .tuple(
    fc.constantFrom('https', 'http'),
    fc.domain(),
    fc.option(fc.integer({ min: 1_024, max: 65_535 }), { nil: null }),
  )
  .map(([scheme, host, port]) => `${scheme}://${host}${port === null ? '' : `:${port}`}`);

describe('[BO-04j] [EM-03a] rules for partner origins', () => {
  it.each([
    'https://harbour.example',
    'https://harbour.example:8443',
    'https://xn--mnchen-3ya.example',
    'https://my_pages.harbour.example',
    'http://198.51.100.7:8080',
    'https://[2001:db8::1]',
    'http://localhost:*',
    'null',
  ])('accept %s', (text) => expect(isPartnerOrigin(text)).toBe(true));

  it.each([
    '',
    '*',
    'https://*.example',
    'https://*',
    'https://harbour.example;script-src',
    'https://harbour.example,other.example',
    "https://harbour.example'unsafe-inline'",
    'https://harbour.example/',
    'https://harbour.example:443',
    'https://Harbour.example',
    'https://user@harbour.example',
    'https://harbour.example.',
    'https://-',
    'https://localhost:*',
    'ftp://harbour.example',
    'javascript:alert(1)',
    'harbour.example',
  ])('refuse %s', (text) => expect(isPartnerOrigin(text)).toBe(false));

  it('read any text into origins as browsers send them, none of which a policy could take for several sources', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            origin,
            fc.webUrl(),
            fc.string(),
            fc.string().map((text) => `https://${text}`),
          ),
        ),
        (typed) => {
          const { origins } = readPartnerOrigins(typed.join('\n'));
          for (const each of origins) {
            expect(isPartnerOrigin(each)).toBe(true);
            if (!each.endsWith(':*')) expect(each).not.toMatch(SEPARATORS);
            if (each !== 'null' && !each.endsWith(':*')) expect(new URL(each).origin).toBe(each);
          }
          expect(new Set(origins).size).toBe(origins.length);
          expect(readPartnerOrigins(origins.join(' '))).toEqual({ origins, wrong: [] });
        },
      ),
    );
  });

  it('read origins in any order and case, with or without a slash at the end, and report what is not one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(origin, { minLength: 1, maxLength: 50 }), (origins) => {
        const known = origins.filter(isPartnerOrigin);
        const typed = known.map((each, index) => (index % 2 ? `${each.toUpperCase()}/` : each));
        expect(readPartnerOrigins(typed.join('\r\n'))).toEqual({ origins: known, wrong: [] });
        if (known.length > 0) expect(partnerOrigins.safeParse(known).success).toBe(true);
      }),
    );
    expect(readPartnerOrigins('https://harbour.example/shop, pages')).toEqual({
      origins: [],
      wrong: ['https://harbour.example/shop', 'pages'],
    });
  });

  it('cover a registered origin and no other, except for the ports of one’s own machine', () => {
    fc.assert(
      fc.property(fc.uniqueArray(origin, { minLength: 2 }), ([asking = '', ...registered]) => {
        expect(coversOrigin(registered, asking)).toBe(registered.includes(asking));
        expect(coversOrigin([...registered, asking], asking)).toBe(true);
        expect(coversOrigin(['http://localhost:*', 'http://127.0.0.1:*', 'null'], asking)).toBe(false);
      }),
    );
    expect(coversOrigin(['http://localhost:*'], 'http://localhost:5173')).toBe(true);
  });
});
