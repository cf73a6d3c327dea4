import { ApiError, apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
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
  RegistrantFields,
  registrantSchema,
  roleContactSchema,
  splitAnswers,
  type Registrant,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo, useState } from 'react';
import { useEditDomain } from '../../../api/use-edit-domain';
import { isUnanswered } from '../../../api/is-unanswered';
import { findKeptInput, useKeptInput } from '../../../components/kept-input';
import { contactPlace, readContact, type ReadContact, type Role } from '../read-contact';
import { ChangedElsewhere } from './ChangedElsewhere';
import { mergeEdits, toFormValues, type MergedEdits } from './merge-edits';
import * as messages from './messages';

interface EditContactProps {
  domain: DomainInfo;
  /** The role to edit. The form for the owner includes the questions of the registry. */
  contactRole: Role;
  /** Initial contact of the form. */
  read: ReadContact;
  onDone: () => void;
}

interface KeptContact {
  readonly read: ReadContact;
  readonly values: RegistrantValues;
}

const isChangedElsewhere = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'contact_changed';

/** Form to change the registrant or another contact of a domain. Explains the consequences of a new owner before saving. */
export function EditContact({ domain, contactRole, read: given, onDone }: EditContactProps) {
  const id = useId();
  const t = useTranslate();
  const said = { role: contactRole, domain: toUnicode(domain.domain) };
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const isOwner = contactRole === 'owner';
  const schema = useMemo(() => (isOwner ? registrantSchema([tld], t) : roleContactSchema(tld, t)), [isOwner, tld, t]);
  const place = contactPlace(domain.domain, contactRole);
  const [kept] = useState(() => findKeptInput<KeptContact>(place));
  const [read, setRead] = useState(kept?.read ?? given);
  const [merged, setMerged] = useState<MergedEdits | null>(null);
  const [defaultValues] = useState(() => kept?.values ?? toFormValues(read, registryKey(tld)));
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, said));
  const values = useWatch({ control: form.control });
  const isNewOwner = isOwner && isMaterialChange(read.contact, toContact({ ...defaultValues, ...values, answers: {} }));
  useKeptInput<KeptContact>(place, () => {
    const typed = form.getValues();
    return { read, values: { ...typed, answers: splitAnswers(typed.answers).kept } };
  });

  /** Refetches the details and merges the input into them. */
  async function takeOver(failure: unknown) {
    if (!isChangedElsewhere(failure)) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    const known = queryClient.getQueryData<DomainRegistrant>(
      apiQueryKey(getDomainRegistrant, { params: { domainName: domain.domain } }),
    );
    const present = known && readContact(known, contactRole);
    // Nothing to compare while the registrar does not respond; the next attempt gets the same refusal.
    if (present?.version === undefined) return;
    const next = mergeEdits(read, form.getValues(), present, registryKey(tld));
    form.reset(next.values);
    setRead(present);
    setMerged(next);
  }

  async function save({ contact: next, tldData }: Registrant) {
    setMerged(null);
    const asks = tldRequirements(tld).fields.length > 0;
    const change = isOwner
      ? { registrant: next, ...(asks && { tld_data: { ...tldData[tld] } }) }
      : { contact_role: contactRole, contact: next };
    if (!(await edit({ ...change, ...(read.version !== undefined && { version: read.version }) }, {}, takeOver)))
      return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: t(messages.changed, said) });
    onDone();
  }

  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        // Restored and merged input are the form's initial values, and not saved either.
        hasInput={form.formState.isDirty || kept !== undefined || merged !== null}
        isBusy={pending}
        title={t(messages.title, said)}
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
