import { useApiQuery } from '@storefront/shared/api';
import { useCart, type Cart } from '@storefront/shared/cart';
import { listContacts, type ContactId } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, preload, useNavigate } from '@storefront/shared/routing';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { toContact, emptyRegistrant, toRegistrantValues } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { useCustomerOnly } from '@storefront/shared/password';
import { CheckboxField } from '@storefront/shared/ui/field';
import { useEffect, useMemo, useState } from 'react';
import { RegistrantForm } from '../../features/registrant/RegistrantForm';
import { registrantValuesAtom } from '../../features/registrant/registrant-draft';
import { useKnownRegistrant } from '../../features/registrant/use-known-registrant';
import { usePendingFor } from '../../features/registrant/use-pending-for';
import { SavedContacts } from '../../features/saved-contacts/SavedContacts';
import { useKeepContact } from '../../features/saved-contacts/use-keep-contact';
import { SummaryFold } from '../../features/summary/SummaryFold';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import { registrantTlds } from '../checkout-layout/registrant-tlds';
import * as messages from './messages';

const FORM = 'registrant-form';
/**
 * Milliseconds that the form waits for data to fill in or to show above it: fields that move or change are worse than fields that appear
 * later.
 */
const TIMEOUT_MS = 1_500;

/** Counts the items of a cart that need a registrant. */
const countOwned = (items: Cart['items']): number => items.filter(({ type }) => type !== 'renew').length;

function Registrant() {
  const t = useTranslate();
  const { items } = useCart();
  const draft = useStored(registrantValuesAtom, null);
  const save = useSetAtom(registrantValuesAtom);
  const known = useKnownRegistrant();
  const keepContact = useKeepContact();
  const customerOnly = useCustomerOnly();
  const [used, setUsed] = useState<{ id: ContactId | null; times: number }>({ id: null, times: 0 });
  const [keeps, setKeeps] = useState(false);
  const contacts = useApiQuery(listContacts);
  // Not `isPending`: a query without data is pending again at each refetch, and the form would disappear each time.
  const holding = usePendingFor(!contacts.isFetched || (draft === null && known === undefined), TIMEOUT_MS);
  const waiting = useSteadyPending(holding);
  const navigate = useNavigate();
  const tlds = useMemo(() => registrantTlds(items), [items]);
  const owned = countOwned(items);

  // Not before the form is shown, because preloading the next step would slow it down.
  useEffect(() => {
    if (!holding) void preload(paths.billing());
  }, [holding]);

  return (
    <CheckoutLayout
      step="registrant"
      title={t(messages.title, { count: owned })}
      lead={t(messages.lead, { count: owned })}
      action={
        <Button type="submit" form={FORM} variant="filled">
          {t(messages.next)}
        </Button>
      }
    >
      <SummaryFold />
      {holding && waiting && <SkeletonRows rows={6} cells={1} label={t(messages.loading)} />}
      {!holding && (
        <>
          <SavedContacts
            usedId={used.id}
            onUse={({ id, contact }) => {
              // Answers to registries are not part of a contact, so the entered ones stay.
              save({ ...toRegistrantValues(contact), answers: draft?.answers ?? {} });
              setUsed(({ times }) => ({ id, times: times + 1 }));
            }}
            onDeleted={({ id }) => setUsed((before) => (before.id === id ? { ...before, id: null } : before))}
          />
          <RegistrantForm
            // A new key remounts the form with its new initial values.
            key={used.times}
            id={FORM}
            tlds={tlds}
            draft={draft ?? emptyRegistrant}
            known={draft === null ? known : undefined}
            onDraft={save}
            onDone={(values) => {
              save(values);
              if (keeps) void keepContact(toContact(values), used.id);
              void navigate(paths.billing());
            }}
          >
            {/* Only the customer can consent to it. */}
            {!customerOnly('saveContact').disabledReason && (
              <CheckboxField
                name="keep_contact"
                label={t(used.id === null ? messages.keepContact : messages.keepChanges)}
                hint={t(messages.keepHint)}
                checked={keeps}
                onChange={(event) => setKeeps(event.target.checked)}
              />
            )}
          </RegistrantForm>
        </>
      )}
    </CheckoutLayout>
  );
}

/** `/site/registrant` (RT-14) */
export function RegistrantPage() {
  const t = useTranslate();
  // The server does not know the cart; most carts have one domain.
  const count = Math.max(1, countOwned(useCart().items));
  return (
    <CheckoutGate step="registrant" title={t(messages.title, { count })} lead={t(messages.lead, { count })}>
      <Registrant />
    </CheckoutGate>
  );
}
