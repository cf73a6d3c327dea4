import { sumMinor, toMinor, type Minor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { CostParts, Money } from '@storefront/shared/ui/price';
import { costParts } from '@storefront/shared/words';
import type { RenewalPrice } from '../api/use-renewal-prices';
import * as messages from '../messages';

/**
 * Shows the price of a domain's shortest renewal with its add-ons, before tax, itemised if it includes a fee (LG-02).
 */
export function RenewalCost({ price: known }: { price: RenewalPrice | undefined }) {
  const t = useTranslate();
  if (!known) return null;
  if (known.kind === 'unpriced') return known.reason === 'registry_silent' ? <>{t(messages.unknown)}</> : null;
  const { price, addOns } = known;
  const { cost, fee, currency_code: currency, period } = price;
  const minor = (wire: number): Minor => toMinor(wire, currency);
  const parts = costParts(
    { type: 'renew', period, cost: minor(cost), fee: fee && { kind: fee.kind, amount: minor(fee.amount) } },
    t,
  );
  return (
    <>
      <Money minor={sumMinor([minor(cost), addOns])} currency={currency} strong={fee !== null} />
      {period > 1 && !fee && <small>{t(messages.forYears, { years: period })}</small>}
      {addOns > 0 && !fee && ' '}
      {addOns > 0 && !fee && <small>{t(messages.withAddOns)}</small>}
      <CostParts
        parts={parts.length > 0 && addOns > 0 ? [...parts, { label: t(messages.addOns), amount: addOns }] : parts}
        currency={currency}
      />
    </>
  );
}
