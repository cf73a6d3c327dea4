import { apiQueryKey, queryClient } from '@storefront/shared/api';
import {
  getDomainRegistrant,
  type Contact,
  type ContactRole,
  type DomainInfo,
  type DomainRegistrant,
} from '@storefront/shared/contract';
import {
  isMaterialChange,
  needsRegistrantVerification,
  REGISTRANT_LOCK_DAYS,
  registryKey,
  splitDomain,
  tldRequirements,
  toUnicode,
  VERIFICATION_DAYS,
} from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import {
  toContact,
  emptyRegistrant,
  joinAnswers,
  RegistrantFields,
  registrantSchema,
  roleContactSchema,
  toRegistrantValues,
  type Registrant,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo } from 'react';
import { useEditDomain } from '../../../api/use-edit-domain';
import { isUnanswered } from '../../../api/is-unanswered';
import * as messages from './messages';

interface EditContactProps {
  domain: DomainInfo;
  /** Whose details are changed. The owner is asked all that the registry wants to know of one. */
  contactRole: 'owner' | ContactRole;
  /** Whom the form starts from. */
  contact: Contact;
  /** Of the owner: what the registry knows beyond the contact. Identity numbers are not among it and are asked again. */
  answers?: DomainRegistrant['tld_data'];
  onDone: () => void;
}

/** Changes who holds a domain, or whom its registry has for one of the other roles; says beforehand what a new owner brings with it. */
export function EditContact({ domain, contactRole, contact, answers = {}, onDone }: EditContactProps) {
  const id = useId();
  const t = useTranslate();
  const said = { role: contactRole, domain: toUnicode(domain.domain) };
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const isOwner = contactRole === 'owner';
  const schema = useMemo(() => (isOwner ? registrantSchema([tld], t) : roleContactSchema(tld, t)), [isOwner, tld, t]);
  const defaultValues = {
    ...emptyRegistrant,
    ...toRegistrantValues(contact),
    answers: joinAnswers({ [registryKey(tld)]: answers }),
  };
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, said));
  const values = useWatch({ control: form.control });
  const isNewOwner = isOwner && isMaterialChange(contact, toContact({ ...defaultValues, ...values, answers: {} }));

  async function save({ contact: next, tldData }: Registrant) {
    const asks = tldRequirements(tld).fields.length > 0;
    const change = isOwner
      ? { registrant: next, ...(asks && { tld_data: { ...tldData[tld] } }) }
      : { contact_role: contactRole, contact: next };
    if (!(await edit(change))) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: t(messages.changed, said) });
    onDone();
  }

  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        title={t(messages.title, said)}
        description={t(messages.terms, { role: contactRole })}
        footer={
          <>
            <Button type="submit" form={id} variant="filled" loading={pending && t(messages.saving)}>
              {t(messages.save)}
            </Button>
            <Button onClick={onDone}>{t(messages.cancel)}</Button>
          </>
        }
      >
        <Form id={id} form={form} onSubmit={(next) => void save(next)}>
          <Stack gap={24}>
            <FormErrorSummary />
            {error && !pending && (
              <Banner tone={isUnanswered(error) ? 'warning' : 'danger'}>
                {isUnanswered(error)
                  ? failureText(error, t)
                  : t(messages.notChanged, { role: contactRole, failure: failureText(error, t) })}
              </Banner>
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
