import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { ADD_ONS, formatDate, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import styles from './add-on-term.module.css';
import { useEditDomain } from '../api/use-edit-domain';
import { BuyAddOn } from './BuyAddOn';

/**
 * Until when a name has an add-on, and the ways to cancel it and to keep it after all. Privacy that is free has a switch instead, and no
 * term.
 */
export function AddOnTerm({ domain, addOn }: { domain: DomainInfo; addOn: AddOnService }) {
  const t = useTranslate();
  const { edit, pending, error } = useEditDomain(domain.domain);
  const { label } = ADD_ONS[addOn];
  const name = toUnicode(domain.domain);
  const end = domain.add_on_ends?.[addOn];
  const isFree = domain.add_on_prices?.[addOn] === 0;
  const canBeKept = end !== undefined && (isFree || Date.parse(end) >= Date.parse(domain.expiry_date));
  if (domain.stage !== 'active' || (isFree && addOn === 'contact_privacy' && end === undefined)) return null;

  async function choose(wanted: boolean) {
    const done = await edit({ add_on: addOn, wanted });
    if (!done) return;
    const doneEnd = done.add_on_ends?.[addOn];
    const cancelled = doneEnd
      ? `${label} of ${name} was cancelled. It works until ${formatDate(doneEnd)}.`
      : `${label} of ${name} is off.`;
    notify({ tone: 'success', text: wanted ? `${label} of ${name} goes on.` : cancelled });
  }
  return (
    <Stack gap={8}>
      {end !== undefined && (
        <p>
          {label} ends on {formatDate(end)}.{!canBeKept && ' The domain was renewed without it.'}
        </p>
      )}
      {end !== undefined &&
        !canBeKept &&
        (domain.add_on_offers?.[addOn] || addOn !== 'email_forwarding' ? (
          <BuyAddOn domain={domain} addOn={addOn} />
        ) : (
          <p>From that day it can be bought again here.</p>
        ))}
      {error && !pending && <Banner tone="danger">{failureText(error, t)}</Banner>}
      {(end === undefined || canBeKept) && (
        <Row>
          <Button
            variant="plain"
            className={styles.choice}
            loading={pending && 'Saving'}
            onClick={() => void choose(end !== undefined)}
          >
            {end === undefined ? `Cancel ${label}` : `Keep ${label}`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
