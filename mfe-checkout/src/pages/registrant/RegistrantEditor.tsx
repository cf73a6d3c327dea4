import type { ContactId } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { emptyRegistrant, toContact, toRegistrantValues, type RegistrantValues } from '@storefront/shared/registrant';
import { CheckboxField } from '@storefront/shared/ui/field';
import { RegistrantForm } from '../../features/registrant/RegistrantForm';
import { SavedContacts } from '../../features/saved-contacts/SavedContacts';
import { useKeepContact } from '../../features/saved-contacts/use-keep-contact';
import * as messages from './messages';

/** What was done with saved contacts for one registrant. */
export interface ContactUse {
  /** The saved contact that the form was filled with. */
  readonly id: ContactId | null;
  /** How often the form was filled with one. */
  readonly times: number;
  /** Whether the contact is to be saved. */
  readonly keeps: boolean;
}

export const NOT_USED: ContactUse = { id: null, times: 0, keeps: false };

interface RegistrantEditorProps {
  formId: string;
  tlds: readonly string[];
  /** The values so far; null if the form was not begun. */
  values: RegistrantValues | null;
  /** Fills in the form if it was not begun. */
  known?: RegistrantValues;
  submit: string;
  use: ContactUse;
  onUse: (use: ContactUse) => void;
  onDraft: (values: RegistrantValues) => void;
  /** Called once the registrant is complete. @returns false if something else on the page is missing */
  onDone: (values: RegistrantValues) => boolean;
}

/** The form for one registrant, with the saved contacts that can fill it. */
export function RegistrantEditor({
  formId,
  tlds,
  values,
  known,
  submit,
  use,
  onUse,
  onDraft,
  onDone,
}: RegistrantEditorProps) {
  const t = useTranslate();
  const keepContact = useKeepContact();
  const customerOnly = useCustomerOnly();
  return (
    <>
      <SavedContacts
        usedId={use.id}
        onUse={({ id, contact }) => {
          // Answers to registries are not part of a contact, so the entered ones stay.
          onDraft({ ...toRegistrantValues(contact), answers: values?.answers ?? {} });
          onUse({ ...use, id, times: use.times + 1 });
        }}
        onDeleted={({ id }) => use.id === id && onUse({ ...use, id: null })}
      />
      <RegistrantForm
        // A new key remounts the form with its new initial values.
        key={use.times}
        id={formId}
        tlds={tlds}
        draft={values ?? emptyRegistrant}
        known={values === null ? known : undefined}
        submit={submit}
        onDraft={onDraft}
        onDone={(done) => {
          if (onDone(done) && use.keeps) void keepContact(toContact(done), use.id);
        }}
      >
        {/* Only the customer can consent to it. */}
        {!customerOnly('saveContact').disabledReason && (
          <CheckboxField
            name="keep_contact"
            label={t(use.id === null ? messages.keepContact : messages.keepChanges)}
            hint={t(messages.keepHint)}
            checked={use.keeps}
            onChange={(event) => onUse({ ...use, keeps: event.target.checked })}
          />
        )}
      </RegistrantForm>
    </>
  );
}
