import { translator } from '@storefront/shared/i18n';
import { payTerms } from './pay-terms';

const t = translator('en');

describe('what follows paying', () => {
  test.each([
    [
      ['new'],
      'The names are registered at once. Once registered, a name is refunded only if you delete it within its registry’s grace period.',
    ],
    [['renew', 'renew'], 'The names are renewed at once; a year that was added cannot be refunded.'],
    [['transfer'], 'The names are asked for at once; what does not arrive is refunded.'],
    [
      ['new', 'renew'],
      'Your order is carried out at once. A registered name is refunded only if you delete it within its registry’s grace period; a renewal is not refunded.',
    ],
    [
      ['transfer', 'renew'],
      'Your order is carried out at once. A renewal is not refunded; a transfer that fails is refunded.',
    ],
  ] as const)('[LG-04a] of %j', (types, words) => {
    expect(
      payTerms(
        t,
        types.map((type) => ({ type, period: 1 })),
        false,
      ),
    ).toBe(words);
  });

  test('[DM-09a] of add-ons alone, and beside a renewal', () => {
    const addOns = { type: 'renew', period: 0 } as const;
    expect(payTerms(t, [addOns], false)).toBe(
      'What you add is switched on at once and is paid for until the domain expires; it can be cancelled, but is not refunded.',
    );
    expect(payTerms(t, [addOns, { type: 'renew', period: 1 }], false)).toBe(
      'Your order is carried out at once. A renewal is not refunded; an add-on can be cancelled, but is not refunded.',
    );
  });

  test('[LG-04a] an order of everything leaves nothing out', () => {
    const kinds = [
      { type: 'new', period: 1 },
      { type: 'renew', period: 1 },
      { type: 'transfer', period: 1 },
      { type: 'renew', period: 0 },
    ] as const;
    const words = payTerms(t, kinds, true);
    expect(words).toMatch(/^Your order is carried out as soon as the registrar answers\. A registered name /);
    for (const part of ['a renewal is', 'a transfer that', 'an add-on can']) expect(words).toContain(part);
  });

  test('a registrar that is known to be slow is not promised at once', () => {
    expect(payTerms(t, [{ type: 'renew', period: 1 }], true)).toMatch(
      /^The names are renewed as soon as the registrar answers;/,
    );
  });
});
