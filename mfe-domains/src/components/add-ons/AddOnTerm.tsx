import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { formatDate, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { addOnName } from '@storefront/shared/words';
import { useState } from 'react';
import * as messages from './messages';
import styles from './add-on-term.module.css';
import { isBeingDeleted } from '../../api/being-deleted';
import { useEditDomain } from '../../api/use-edit-domain';
import { BuyAddOn } from './BuyAddOn';

/**
 * Shows until when a domain has an add-on, with buttons to cancel it or revoke the cancellation. Free privacy has a switch instead of a
 * term. The add-ons of a domain that is being deleted end with it.
 */
export function AddOnTerm({ domain, addOn }: { domain: DomainInfo; addOn: AddOnService }) {
  const t = useTranslate();
  const { edit, pending, error } = useEditDomain(domain.domain);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const params = { addOn: addOnName(addOn, t), domain: toUnicode(domain.domain) };
  const end = domain.add_on_ends?.[addOn];
  const isFree = domain.add_on_prices?.[addOn] === 0;
  const canBeKept = end !== undefined && (isFree || Date.parse(end) >= Date.parse(domain.expiry_date));
  const isSwitch = isFree && addOn === 'contact_privacy' && end === undefined;
  if (domain.stage !== 'active' || isBeingDeleted(domain) || isSwitch) return null;

  async function choose(wanted: boolean) {
    const done = await edit({ add_on: addOn, wanted });
    if (!done) return;
    const doneEnd = done.add_on_ends?.[addOn];
    const cancelled = doneEnd
      ? t(messages.cancelled, { ...params, date: formatDate(doneEnd) })
      : t(messages.isOff, params);
    notify({ tone: 'success', text: wanted ? t(messages.goesOn, params) : cancelled });
  }
  return (
    <Stack gap={8}>
      {end !== undefined && (
        <p>{t(canBeKept ? messages.ends : messages.endsWithout, { addOn: params.addOn, date: formatDate(end) })}</p>
      )}
      {end !== undefined &&
        !canBeKept &&
        (domain.add_on_offers?.[addOn] || addOn !== 'email_forwarding' ? (
          <BuyAddOn domain={domain} addOn={addOn} />
        ) : (
          <p>{t(messages.buyAgain)}</p>
        ))}
      {error && !pending && <Banner tone="danger">{failureText(error, t)}</Banner>}
      {(end === undefined || canBeKept) && (
        <Row>
          <Button
            variant="plain"
            className={styles.choice}
            loading={pending && t(messages.saving)}
            onClick={() => (end === undefined ? setDialogOpen(true) : void choose(true))}
          >
            {t(end === undefined ? messages.cancel : messages.keep, { addOn: params.addOn })}
          </Button>
        </Row>
      )}
      <Dialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t(messages.cancelTitle, params)}
        description={t(messages.cancelEffect, { date: isFree ? 'none' : formatDate(domain.expiry_date) })}
        footer={
          <>
            <Button
              variant="danger-filled"
              onClick={() => {
                setDialogOpen(false);
                void choose(false);
              }}
            >
              {t(messages.cancel, { addOn: params.addOn })}
            </Button>
            <Button onClick={() => setDialogOpen(false)}>{t(messages.dontCancel)}</Button>
          </>
        }
      />
    </Stack>
  );
}
