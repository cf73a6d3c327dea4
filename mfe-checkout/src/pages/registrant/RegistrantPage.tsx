import { useApiQuery } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { listContacts } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, preload, useNavigate, useSearchParams } from '@storefront/shared/routing';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { MAIN, registrantValuesAtom } from '../../features/registrant/registrant-draft';
import { useKnownRegistrant } from '../../features/registrant/use-known-registrant';
import { usePendingFor } from '../../features/registrant/use-pending-for';
import { SummaryFold } from '../../features/summary/SummaryFold';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import { listOwned } from '../checkout-layout/owned-domains';
import { useRegistrants } from '../checkout-layout/use-registrants';
import * as messages from './messages';
import { OtherRegistrant } from './OtherRegistrant';
import { OwnersList } from './OwnersList';
import { NOT_USED, RegistrantEditor, type ContactUse } from './RegistrantEditor';

const FORM = 'registrant-form';
/**
 * Milliseconds that the form waits for data to fill in or to show above it: fields that move or change are worse than fields that appear
 * later.
 */
const TIMEOUT_MS = 1_500;

/** Returns the registrant of some domains that the URL asks for; null if it asks for none. */
function useOtherId(): string | null {
  const [query] = useSearchParams();
  const id = query.get('other') ?? '';
  return /^\d{1,6}$/.test(id) && id !== MAIN ? id : null;
}

/** Moves the focus to the title when the page shows another registrant; the host does so only when the path changes (RT-36). */
function useFocusOnTitle(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [shown]);
}

function Registrants() {
  const t = useTranslate();
  const { items } = useCart();
  const owned = listOwned(items);
  const registrants = useRegistrants();
  // A cart with one domain can have another registrant only if it had more domains before.
  const hasChoice = owned.length > 1 || registrants.some(({ id }) => id !== MAIN);
  const asked = useOtherId();
  const other = hasChoice ? asked : null;
  const shown = other ?? MAIN;
  const draft = useStored(registrantValuesAtom, null);
  const save = useSetAtom(registrantValuesAtom);
  const main = registrants.find(({ id }) => id === MAIN);
  const known = useKnownRegistrant();
  const [uses, setUses] = useState<Readonly<Record<string, ContactUse>>>({});
  const contacts = useApiQuery(listContacts);
  // Not `isPending`: a query without data is pending again at each refetch, and the form would disappear each time.
  const holding = usePendingFor(!contacts.isFetched || (draft === null && known === undefined), TIMEOUT_MS);
  const waiting = useSteadyPending(holding);
  const navigate = useNavigate();
  useFocusOnTitle(shown);

  // Not before the form is shown, because preloading the next step would slow it down.
  useEffect(() => {
    if (!holding) void preload(paths.billing());
  }, [holding]);

  /** Goes on to billing, or first to another registrant that is not complete. */
  function goOn(): void {
    const open = registrants.find(({ id, registrant }) => id !== MAIN && registrant === null);
    void navigate(open ? paths.registrant(open.id) : paths.billing());
  }

  const isForm = other !== null || main !== undefined;
  const editing = {
    formId: FORM,
    use: uses[shown] ?? NOT_USED,
    onUse: (use: ContactUse) => setUses((before) => ({ ...before, [shown]: use })),
  };
  return (
    <CheckoutLayout
      step="registrant"
      title={other === null ? t(messages.title, { count: owned.length }) : t(messages.otherTitle)}
      lead={
        other === null
          ? t(messages.lead, { count: owned.length, several: registrants.length > 1 })
          : t(messages.otherLead)
      }
      action={
        <Button {...(isForm ? { type: 'submit', form: FORM } : { onClick: goOn })} variant="filled">
          {t(other === null ? messages.next : messages.saveOther)}
        </Button>
      }
    >
      <SummaryFold />
      {holding && waiting && <SkeletonRows rows={6} cells={1} label={t(messages.loading)} />}
      {!holding && other !== null && <OtherRegistrant key={other} id={other} owned={owned} {...editing} />}
      {!holding && other === null && (
        <>
          {hasChoice && <OwnersList registrants={registrants} />}
          {main ? (
            <RegistrantEditor
              {...editing}
              tlds={main.tlds}
              values={draft}
              known={known}
              submit={t(messages.toBilling)}
              onDraft={save}
              onDone={(values) => {
                save(values);
                goOn();
                return true;
              }}
            />
          ) : (
            <div>
              <Button variant="filled" size="lg" onClick={goOn}>
                {t(messages.toBilling)}
              </Button>
            </div>
          )}
        </>
      )}
    </CheckoutLayout>
  );
}

/** `/site/registrant` (RT-14) */
export function RegistrantPage() {
  const t = useTranslate();
  const several = useRegistrants().length > 1;
  // The server does not know the cart; most carts have one domain.
  const count = Math.max(1, listOwned(useCart().items).length);
  return (
    <CheckoutGate step="registrant" title={t(messages.title, { count })} lead={t(messages.lead, { count, several })}>
      <Registrants />
    </CheckoutGate>
  );
}
