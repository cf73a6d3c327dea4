import type { DomainRow } from '@storefront/shared/contract';
import { toMinor, type Minor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { CostParts, Money } from '@storefront/shared/ui/price';
import { costParts } from '@storefront/shared/words';
import type { RenewalPrice } from '../api/use-renewal-prices';
import * as messages from '../messages';

interface RenewalCostProps {
  row: Pick<DomainRow, 'has_whois_privacy' | 'domain_forwarding' | 'email_forwarding'>;
  price: RenewalPrice | undefined;
}

/** What the shortest renewal of a name costs now, before tax and add-ons; with a fee also what it consists of (LG-02). */
export function RenewalCost({ row, price }: RenewalCostProps) {
  const t = useTranslate();
  if (!price) return null;
  if (price.kind === 'unpriced') return price.reason === 'registry_silent' ? <>{t(messages.unknown)}</> : null;
  const { cost, fee, currency_code: currency, period, sub_products: addOns } = price.price;
  const held = { ...row, contact_privacy: row.has_whois_privacy };
  const hasPaidAddOn = addOns.some((addOn) => held[addOn.name] && addOn.cost > 0);
  const minor = (wire: number): Minor => toMinor(wire, currency);
  return (
    <>
      <Money minor={minor(cost)} currency={currency} strong={fee !== null} />
      {period > 1 && !fee && <small>{t(messages.forYears, { years: period })}</small>}
      {hasPaidAddOn && ' '}
      {hasPaidAddOn && <small>{t(messages.withoutAddOns)}</small>}
      <CostParts
        parts={costParts(
          { type: 'renew', period, cost: minor(cost), fee: fee && { kind: fee.kind, amount: minor(fee.amount) } },
          t,
        )}
        currency={currency}
      />
    </>
  );
}
