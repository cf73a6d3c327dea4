import { translator } from '@storefront/shared/i18n';
import { payTerms } from './pay-terms';

const t = translator('en');

describe('what follows paying', () => {
  test.each([
    [
      ['new'],
      'The domains are registered at once. Once registered, a domain is refunded only if you delete it within its registry’s grace period.',
    ],
    [['renew', 'renew'], 'The domains are renewed at once; a year that has been added cannot be refunded.'],
    [['transfer'], 'The transfers are requested at once; a transfer that fails is refunded.'],
    [
      ['new', 'renew'],
      'Your order is carried out at once. A registered domain is refunded only if you delete it within its registry’s grace period; a renewal is not refunded.',
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
      'Add-ons are turned on at once and paid for until the domain expires; they can be cancelled, but are not refunded.',
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
    expect(words).toMatch(/^Your order is carried out as soon as the registrar answers\. A registered domain /);
    for (const part of ['a renewal is', 'a transfer that', 'an add-on can']) expect(words).toContain(part);
  });

  test('a registrar that is known to be slow is not promised at once', () => {
    expect(payTerms(t, [{ type: 'renew', period: 1 }], true)).toMatch(
      /^The domains are renewed as soon as the registrar answers;/,
    );
  });
});
