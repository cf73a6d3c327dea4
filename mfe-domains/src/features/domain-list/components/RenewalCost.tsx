import { toMinor, type Minor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { CostParts, Money } from '@storefront/shared/ui/price';
import { costParts } from '@storefront/shared/words';
import type { RenewalPrice } from '../api/use-renewal-prices';
import * as messages from '../messages';

/** What the shortest renewal of a name costs now, before tax; with a fee also what it consists of (LG-02). */
export function RenewalCost({ price }: { price: RenewalPrice | undefined }) {
  const t = useTranslate();
  if (!price) return null;
  if (price.kind === 'unpriced') return price.reason === 'registry_silent' ? <>{t(messages.unknown)}</> : null;
  const { cost, fee, currency_code: currency, period } = price.price;
  const minor = (wire: number): Minor => toMinor(wire, currency);
  return (
    <>
      <Money minor={minor(cost)} currency={currency} strong={fee !== null} />
      {period > 1 && !fee && <small>{t(messages.forYears, { years: period })}</small>}
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
