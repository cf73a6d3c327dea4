import { asId } from '../../../test/support/as-id';
import { returnUrl } from './payment-steps';

describe('the return URL of the bank confirmation', () => {
  it.each([
    [null, 'https://shop.example/site/purchase?order=o-1'],
    ['en', 'https://shop.example/site/purchase?order=o-1'],
    ['de', 'https://shop.example/de/site/purchase?order=o-1'],
  ] as const)('for an order in %s is %s', (language, url) => {
    expect(returnUrl('https://shop.example', { id: asId('o-1'), language })).toBe(url);
  });
});
