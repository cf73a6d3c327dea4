import { toMinor } from '@storefront/shared/domain';
import { Money } from '@storefront/shared/ui/price';

/** An amount as the wire has it. */
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
