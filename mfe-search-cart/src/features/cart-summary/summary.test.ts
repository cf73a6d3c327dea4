import fc from 'fast-check';
import { cartTotals, type CartItem, type Priced } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import { cartItem, subProduct } from '@storefront/shared/testing';
import { isGone as isGoneFor } from '../../model/use-is-gone';
import { checkoutBlock } from './checkout-block';
import { splitCosts } from './summary';

const line = (domain: string, cost: number, given: Partial<CartItem> = {}) =>
  cartItem({ domain, cost, sub_products: [], ...given });
const addOn = (cost: number, quantity: number, is_selected: boolean) =>
  subProduct({ type: 'email_forwarding', cost, quantity, is_selected });

describe('the sum of a cart', () => {
  it('[CT-08a] selected add-ons count quantity × cost, apart from the names', () => {
    const items = [
      line('brindlewharf.com', 1290, { sub_products: [addOn(250, 3, true), addOn(999, 1, false)] }),
      line('tannery-lane.com', 2580),
    ];
    expect(splitCosts(items, 'USD')).toEqual({ names: 3870, addOns: 750 });
  });

  it('[NT-12] leaves out lines without a known price and lines that still are in another currency', () => {
    const items = [
      line('a.com', 1290),
      line('b.com', 9900, { priced: 'unknown' }),
      line('c.com', 777, { currency_code: 'EUR' }),
    ];
    expect(splitCosts(items, 'USD')).toEqual({ names: 1290, addOns: 0 });
  });

  it('[CT-08a] [CT-08c] property: names and add-ons together are the cost of the totals', () => {
    const anyAddOn = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 9 }), fc.boolean())
      .map((given) => addOn(...given));
    const anyLine = fc
      .tuple(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(anyAddOn, { maxLength: 3 }),
        fc.constantFrom<Priced[]>('priced', 'checking', 'unknown'),
      )
      .map(([cost, quantity, sub_products, priced]) => line('x.com', cost, { quantity, priced, sub_products }));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (items) => {
        const { names, addOns } = splitCosts(items, 'USD');
        expect(names + addOns).toBe(cartTotals(items.filter(({ priced }) => priced !== 'unknown')).cost);
      }),
    );
  });
});

const t = translator('en');
const isGone = (item: CartItem): boolean => isGoneFor(item, false);

describe('the way to checkout', () => {
  it('[NT-12] is closed by a line without a price, which can be tried again or removed', () => {
    expect(
      checkoutBlock({ items: [line('a.com', 1), line('b.com', 1, { priced: 'unknown' })], dearer: 0, isGone }, t),
    ).toBe('One domain has no price right now. Try again or remove it.');
  });

  it('[CT-14a] is closed by a higher price until it is accepted', () => {
    expect(checkoutBlock({ items: [line('a.com', 1)], dearer: 2, isGone }, t)).toBe(
      '2 domains cost more than before. Accept the new prices or remove them.',
    );
  });

  it('waits for prices that are being checked, and opens when all are known', () => {
    expect(checkoutBlock({ items: [line('a.com', 2, { priced: 'checking', period: 2 })], dearer: 0, isGone }, t)).toBe(
      'We are checking the prices.',
    );
    expect(checkoutBlock({ items: [line('a.com', 1)], dearer: 0, isGone }, t)).toBeUndefined();
  });
});
