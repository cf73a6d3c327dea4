import { translator } from '@storefront/shared/i18n';
import { parseCartTransferId } from './cart-transfer-id';
import { choiceText } from './incoming/choice-text';

const t = translator('en');

describe('[CT-13] the transfer of a cart', () => {
  it.each([
    ['', undefined],
    ['#', undefined],
    ['#names', undefined],
    ['#handover=', undefined],
    ['#handover=abc_-9', 'abc_-9'],
    ['#x=1&handover=abc', 'abc'],
  ])('%s has the id %s', (hash, id) => expect(parseCartTransferId(hash)).toBe(id));

  it('is told in words', () => {
    expect(choiceText({ type: 'new', period: 1, add_ons: [] }, t)).toBe('Register for 1 year');
    expect(
      choiceText(
        {
          type: 'renew',
          period: 3,
          add_ons: [
            { service: 'contact_privacy', quantity: 1 },
            { service: 'email_forwarding', quantity: 2 },
          ],
        },
        t,
      ),
    ).toBe('Renew for 3 years, with Privacy Protection and Email Forwarding for 2 addresses');
  });
});
