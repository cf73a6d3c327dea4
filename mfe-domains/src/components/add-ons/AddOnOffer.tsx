import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Switch } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { addOnDescription, addOnName } from '@storefront/shared/words';
import { isBeingDeleted } from '../../api/being-deleted';
import { useEditDomain } from '../../api/use-edit-domain';
import { BuyAddOn } from './BuyAddOn';
import * as messages from './messages';

/**
 * Offers an add-on that a domain does not have: a switch if it is free, otherwise a purchase for the rest of the term. Renders nothing
 * for a domain that is being deleted.
 */
export function AddOnOffer({ domain, addOn }: { domain: DomainInfo; addOn: AddOnService }) {
  const t = useTranslate();
  const { edit, pending, error } = useEditDomain(domain.domain);
  const label = addOnName(addOn, t);

  async function start() {
    const done = await edit({ add_on: addOn, wanted: true });
    if (done) notify({ tone: 'success', text: t(messages.isOn, { addOn: label, domain: toUnicode(domain.domain) }) });
  }
  if (isBeingDeleted(domain)) return null;
  if (domain.add_on_prices?.[addOn] === 0)
    return (
      <Switch
        label={label}
        hint={addOnDescription(addOn, t)}
        checked={false}
        pending={pending}
        error={error && failureText(error, t)}
        onCheckedChange={() => void start()}
      />
    );
  return (
    <Stack gap={8}>
      <div>
        <p>
          <strong>{label}</strong>
        </p>
        <p>{addOnDescription(addOn, t)}</p>
      </div>
      <BuyAddOn domain={domain} addOn={addOn} />
    </Stack>
  );
}
