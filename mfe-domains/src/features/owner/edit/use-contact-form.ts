import { ApiError, apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
import { isMaterialChange, registryKey, splitDomain, tldRequirements, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import {
  toContact,
  registrantSchema,
  roleContactSchema,
  splitAnswers,
  type Registrant,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { useWatch, useZodForm } from '@storefront/shared/ui/form';
import { useMemo, useState } from 'react';
import { useEditDomain } from '../../../api/use-edit-domain';
import { findKeptInput, useKeptInput } from '../../../components/kept-input';
import { contactPlace, readContact, type ReadContact, type Role } from '../read-contact';
import { mergeEdits, toFormValues, type MergedEdits } from './merge-edits';
import * as messages from './messages';

export interface ContactFormOptions {
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

/** The form for a contact, its validation by the rules of the TLD, and its save, which merges a concurrent change into it. */
export function useContactForm({ domain, contactRole, read: registered, onDone }: ContactFormOptions) {
  const t = useTranslate();
  const named = { role: contactRole, domain: toUnicode(domain.domain) };
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const isOwner = contactRole === 'owner';
  const schema = useMemo(() => (isOwner ? registrantSchema([tld], t) : roleContactSchema(tld, t)), [isOwner, tld, t]);
  const place = contactPlace(domain.domain, contactRole);
  const [draft] = useState(() => findKeptInput<KeptContact>(place));
  const [read, setRead] = useState(draft?.read ?? registered);
  const [merged, setMerged] = useState<MergedEdits | null>(null);
  const [defaultValues] = useState(() => draft?.values ?? toFormValues(read, registryKey(tld)));
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, named));
  const values = useWatch({ control: form.control });
  const isNewOwner = isOwner && isMaterialChange(read.contact, toContact({ ...defaultValues, ...values, answers: {} }));
  useKeptInput<KeptContact>(place, () => {
    const typed = form.getValues();
    return { read, values: { ...typed, answers: splitAnswers(typed.answers).kept } };
  });

  /** Refetches the details and merges the input into them. */
  async function mergeConcurrentChange(failure: unknown) {
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
    if (
      !(await edit(
        { ...change, ...(read.version !== undefined && { version: read.version }) },
        {},
        mergeConcurrentChange,
      ))
    )
      return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: t(messages.changed, named) });
    onDone();
  }

  return {
    tld,
    tlds,
    isOwner,
    isNewOwner,
    form,
    /** The contact that the input is compared with. */
    read,
    merged,
    // Restored and merged input are the form's initial values, and not saved either.
    hasInput: form.formState.isDirty || draft !== undefined || merged !== null,
    pending,
    error,
    dialog,
    save,
  };
}
