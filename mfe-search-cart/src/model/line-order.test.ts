import { assertMinor } from '@storefront/shared/domain';
import { addOnLine } from '@storefront/shared/testing';
import { item } from '../testing/cart';
import { orderLines, readLineOrder, writeLineOrder, type LineOrder } from './line-order';

const cart = [
  item({ domain: 'quill-10.page', cost: assertMinor(2580), period: 2 }),
  item({ domain: 'xn--blbrhuset-62am.no', cost: assertMinor(1290) }),
  item({ domain: 'taken.com', cost: assertMinor(1), priced: 'unknown' }),
  addOnLine({ domain: 'add-ons.com' }),
  item({ domain: 'quill-9.page', cost: assertMinor(1290) }),
];
const domains = (order: LineOrder) => orderLines(cart, order, 'en').map(({ domain }) => domain);

describe('[CT-16] the order of the lines of a cart', () => {
  it('is the one in which they were added unless another is chosen', () => {
    expect(orderLines(cart, 'added', 'en')).toBe(cart);
  });

  it('is by domain as people read it, with numbers by their value', () => {
    expect(domains('name')).toEqual([
      'add-ons.com',
      'xn--blbrhuset-62am.no',
      'quill-9.page',
      'quill-10.page',
      'taken.com',
    ]);
  });

  it('is by the price that the line shows, up or down, with unknown prices last and equal ones as added', () => {
    expect(domains('price')).toEqual([
      'add-ons.com',
      'xn--blbrhuset-62am.no',
      'quill-9.page',
      'quill-10.page',
      'taken.com',
    ]);
    expect(domains('-price')).toEqual([
      'quill-10.page',
      'xn--blbrhuset-62am.no',
      'quill-9.page',
      'add-ons.com',
      'taken.com',
    ]);
  });

  it('is read from the URL and written to it without the default', () => {
    expect(readLineOrder(new URLSearchParams('sort=-price'))).toBe('-price');
    expect(readLineOrder(new URLSearchParams('sort=__proto__'))).toBe('added');
    expect(writeLineOrder(new URLSearchParams('a=1'), 'name').toString()).toBe('a=1&sort=name');
    expect(writeLineOrder(new URLSearchParams('a=1&sort=name'), 'added').toString()).toBe('a=1');
  });
});
