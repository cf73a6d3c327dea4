import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { ADD_ONS, formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Switch } from '@storefront/shared/ui/field';
import { useEditDomain } from '../domain-settings/use-edit-domain';

/** An add-on that a name does not have: one that is free is switched on here, one that costs something is offered with its price. */
export function AddOnOffer({ domain, addOn }: { domain: DomainInfo; addOn: AddOnService }) {
  const { edit, pending, error } = useEditDomain(domain.domain);
  const { label, description, repeatable } = ADD_ONS[addOn];
  const price = domain.add_on_prices?.[addOn];

  async function start() {
    const done = await edit({ add_on: addOn, wanted: true });
    if (done) notify({ tone: 'success', text: `${label} of ${toUnicode(domain.domain)} is on.` });
  }
  if (price === 0) return <Switch label={label} hint={description} checked={false} pending={pending} error={error?.message} onCheckedChange={() => void start()} />;
  return (
    <p>
      <strong>{label}</strong> {description} Add it with the next renewal
      {price !== undefined && `, ${formatMoney(toMinor(price, domain.currency_code), domain.currency_code)}/year${repeatable ? ' for each address' : ''}`}.
    </p>
  );
}
