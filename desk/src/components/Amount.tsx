import { toMinor } from '@storefront/shared/domain';
import { Money } from '@storefront/shared/ui/price';

/** Formats an amount from the API. */
export function Amount({
  value,
  currency,
  strong,
}: {
  readonly value: number;
  readonly currency: string;
  readonly strong?: boolean;
}) {
  return <Money minor={toMinor(value, currency)} currency={currency} strong={strong} />;
}
