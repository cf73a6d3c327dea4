import { translator } from '@storefront/shared/i18n';
import { cartItem, paymentMethod } from '@storefront/shared/testing';
import { renewalCardText } from './renewal-card';

const now = new Date('2026-11-21T10:00:00Z');
const visa = paymentMethod({ id: 'pm_1', brand: 'Visa', last4: '4242' });
const line = cartItem({ domain: 'quill.page', autorenew: true });
const text = (given: Partial<Parameters<typeof renewalCardText>[1]>) =>
  renewalCardText(translator('en'), { items: [line], cards: [], isSaved: false, paying: 'new', now, ...given });

describe('[OR-12a] [LG-04d] which card renews what is bought', () => {
  test.each([
    [
      'the default card',
      { cards: [visa] },
      'Auto-renew is on for quill.page and charges Visa 4242, your default card.',
    ],
    [
      'the card that is saved with the order',
      { isSaved: true, paying: 'Visa 4242' },
      'Auto-renew is on for quill.page and charges Visa 4242, which becomes your default card once this order is paid.',
    ],
    [
      'the card that is being entered',
      { isSaved: true },
      'Auto-renew is on for quill.page and charges this card, which becomes your default card once this order is paid.',
    ],
    [
      'a declined default card charges nothing',
      { cards: [{ ...visa, declined_at: '2026-11-20T10:00:00Z' }] },
      'Auto-renew is on for quill.page, but you have no saved card that can be charged. Save one, or the domain expires at the end of its term.',
    ],
    [
      'an expired default card charges nothing',
      { cards: [{ ...visa, exp_year: 2020 }], items: [line, { ...line, domain: 'a.com' }] },
      'Auto-renew is on for 2 domains, but you have no saved card that can be charged. Save one, or these domains expire at the end of their terms.',
    ],
    [
      'a card for this order only is no default card',
      { cards: [{ ...visa, is_saved: false }] },
      'Auto-renew is on for quill.page, but you have no saved card that can be charged. Save one, or the domain expires at the end of its term.',
    ],
  ])('%s', (_case, given, said) => expect(text(given)).toBe(said));

  test('says nothing when nothing renews itself', () => {
    expect(
      text({
        items: [
          { ...line, autorenew: false },
          { ...line, type: 'transfer' },
        ],
      }),
    ).toBeNull();
  });
});
