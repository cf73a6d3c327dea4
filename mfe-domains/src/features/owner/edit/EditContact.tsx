import {
  needsRegistrantVerification,
  REGISTRANT_LOCK_DAYS,
  toUnicode,
  VERIFICATION_DAYS,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { RegistrantFields } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId } from 'react';
import { EditFailure } from '../../../components/EditFailure';
import { ChangedElsewhere } from './ChangedElsewhere';
import { useContactForm, type ContactFormOptions } from './use-contact-form';
import * as messages from './messages';

/** Form to change the registrant or another contact of a domain. Explains the consequences of a new owner before saving. */
export function EditContact(options: ContactFormOptions) {
  const { domain, contactRole, onDone } = options;
  const id = useId();
  const t = useTranslate();
  const { form, tld, tlds, isOwner, isNewOwner, read, merged, hasInput, pending, error, dialog, save } =
    useContactForm(options);
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        hasInput={hasInput}
        isBusy={pending}
        title={t(messages.title, { role: contactRole, domain: toUnicode(domain.domain) })}
        description={t(messages.terms, { role: contactRole })}
        footer={
          <>
            <Button type="submit" form={id} variant="filled" loading={pending && t(messages.saving)}>
              {t(messages.save)}
            </Button>
            <Button disabled={pending} onClick={onDone}>
              {t(messages.cancel)}
            </Button>
          </>
        }
      >
        <Form id={id} form={form} onSubmit={(next) => void save(next)}>
          <Stack gap={24}>
            <FormErrorSummary />
            {merged && <ChangedElsewhere role={contactRole} merged={merged} present={read.contact} />}
            {error && !pending && !merged && (
              <EditFailure
                error={error}
                notChanged={(failure) => t(messages.notChanged, { role: contactRole, failure })}
              />
            )}
            <RegistrantFields form={form} tlds={tlds} ownsNothing={!isOwner}>
              {isNewOwner && needsRegistrantVerification(tld) && (
                <Banner tone="warning">
                  {t(messages.otherOwner, { days: VERIFICATION_DAYS, locked: REGISTRANT_LOCK_DAYS })}
                </Banner>
              )}
            </RegistrantFields>
          </Stack>
        </Form>
      </Drawer>
      {dialog}
    </>
  );
}
