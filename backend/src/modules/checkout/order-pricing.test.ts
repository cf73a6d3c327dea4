import { createSecretKey } from 'node:crypto';
import type { OrderItem } from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import type { PremiumPrices } from '../../core/premium-prices';
import { defaultTables } from '../price-list/default-tables';
import { PriceList } from '../price-list/price-list';
import type { RegistryAnswers, Sale } from '../prices';
import { priceQuestion, signAnswers } from '../prices/price-service';
import { priceOrder } from './order-pricing';

const KEY = createSecretKey('the key of the shop', 'utf8');
const NOW = new Date('2026-11-21T12:00:00Z');
const DOMAIN = 'quillharbour.com';
const sale: Sale = { priceList: new PriceList(defaultTables(), '2026-11-21', 'test'), currency: 'USD', country: 'NO' };

const toPremium = (transfer: number): PremiumPrices => ({
  register: assertMinor(240_000),
  renew: assertMinor(5_400),
  transfer: assertMinor(transfer),
});
const answersWith = (premium: PremiumPrices): RegistryAnswers => ({
  states: new Map(),
  premiums: new Map([[DOMAIN, premium]]),
  renewalStatuses: new Map(),
  held: new Map(),
});

/** A transfer with the quote that its customer saw while the registry asked this price. */
function quotedTransfer(premium: PremiumPrices): Extract<OrderItem, { type: 'transfer' }> {
  const question = { domain: DOMAIN, period: 1, service: 'domain_transfer' as const, with_add_ons: true };
  const price = priceQuestion(question, answersWith(premium), sale, NOW);
  if (price.kind !== 'priced') throw new Error(`${DOMAIN} has no price`);
  const [answer] = signAnswers({ clock: { now: () => NOW }, quoteKey: KEY }, [price], sale);
  return {
    product: 'domain',
    type: 'transfer',
    domain_name: DOMAIN,
    period: 1,
    auth_info: 'K4-code',
    registrant: {
      kind: 'individual',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'mara@example.com',
      phone: '+47.22000000',
      address1: 'Brygga 7',
      city: 'Bergen',
      postal_code: '5003',
      country: 'NO',
    },
    tld_data: {},
    quote: answer?.quote,
  };
}

test('[PR-03a] the quote for the transfer of a premium domain is void once the registry asks another price for it', () => {
  const context = { ...sale, quoteKeys: [KEY], now: NOW };
  const items = [quotedTransfer(toPremium(5_400))];
  const same = priceOrder(items, { ...context, answers: answersWith(toPremium(5_400)) });
  expect([same.isAsQuoted, same.changes]).toEqual([true, []]);
  const dearer = priceOrder(items, { ...context, answers: answersWith(toPremium(9_900)) });
  expect(dearer.isAsQuoted).toBe(false);
  expect(dearer.changes).toEqual([{ domain: DOMAIN, reason: 'price', was: 54, now: 99 }]);
  expect(dearer.items[0]?.premium?.transfer).toBe(9_900);
});
