import type { Contact } from '@storefront/shared/contract';
import { writtenPhone } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import { fieldName, listFields } from '../../../components/contact-fields/contact-field-names';
import { useEffect, useRef } from 'react';
import * as words from '../messages';
import type { Role } from '../read-contact';
import type { MergedEdits } from './merge-edits';
import * as messages from './messages';

interface ChangedElsewhereProps {
  role: Role;
  merged: MergedEdits;
  /** The current details. */
  present: Contact;
}

/**
 * Explains that a change was not saved because the contact was changed elsewhere, and which fields differ. Takes the focus, because the
 * save button is at the other end of the form.
 */
export function ChangedElsewhere({ role, merged, present }: ChangedElsewhereProps) {
  const t = useTranslate();
  const { taken, clashing } = merged;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [merged]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="warning">
        <p>{t(messages.meanwhile, { role })}</p>
        {taken.length > 0 && <p>{t(messages.taken, { fields: listFields(t, taken) })}</p>}
        {clashing.map((field) => {
          const value = valueText(t, present, field);
          const name = { field: fieldName(t, field) };
          return <p key={field}>{value ? t(messages.clash, { ...name, value }) : t(messages.clashEmpty, name)}</p>;
        })}
      </Banner>
    </div>
  );
}

function valueText(t: Translate, present: Contact, field: keyof Contact): string | undefined {
  if (field === 'kind') return t(present.kind === 'organization' ? words.organisation : words.person);
  if (field === 'country') return new Intl.DisplayNames(t.language, { type: 'region' }).of(present.country);
  if (field === 'phone') return writtenPhone(present.phone);
  return present[field];
}
