import type { BillingDetailsChange } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { billingDetailsDraftAtom } from './billing-details-draft';
import { UnchangedOwners } from './UnchangedOwners';
import { BillingFacts } from './BillingFacts';
import { WithBillingDetails } from './WithBillingDetails';
import * as messages from './messages';

const BillingDetailsForm = lazy(() => import('./BillingDetailsForm').then((m) => ({ default: m.BillingDetailsForm })));

/** Whether the customer has typed billing details in this tab and neither saved nor cancelled them. */
export function useHasUnsavedBillingDetails(): boolean {
  const { user } = useSession();
  const stored = useStored(billingDetailsDraftAtom, null);
  return stored !== null && stored.email === user?.email;
}

/**
 * Shows the billing details, which receipts print and which decide the tax, and lets the customer edit them (SS-06).
 * @param onEditing called when the form opens and closes: while it is open, its button is the page's primary one
 */
export function BillingDetailsSection({ onEditing }: { onEditing?: (isEditing: boolean) => void }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const { user } = useSession();
  const stored = useStored(billingDetailsDraftAtom, null);
  const setStored = useSetAtom(billingDetailsDraftAtom);
  const email = user?.email;
  const draft = stored?.email === email ? stored?.details : undefined;
  const saveDraft = useCallback(
    (details: BillingDetailsChange) => {
      if (email !== undefined) setStored({ email, details });
    },
    [email, setStored],
  );
  const [isRequested, setRequested] = useState(false);
  const [unchanged, setUnchanged] = useState<readonly string[]>([]);
  const isEditing = isRequested || draft !== undefined;
  useEffect(() => onEditing?.(isEditing), [isEditing, onEditing]);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Section title={t(messages.billing)}>
      <WithBillingDetails hasButton>
        {(details) =>
          isEditing ? (
            <Suspense fallback={<SkeletonRows rows={4} cells={2} label={t(messages.loadingDetails)} />}>
              <BillingDetailsForm
                details={details}
                draft={draft}
                onDraft={saveDraft}
                takesFocus={isRequested}
                onDone={(names = []) => {
                  setUnchanged(names);
                  setStored(null);
                  setRequested(false);
                }}
              />
            </Suspense>
          ) : (
            <Stack gap={16}>
              {unchanged.length > 0 && <UnchangedOwners names={unchanged} />}
              <BillingFacts details={details} />
              <p>
                <Button ref={edit} {...customerOnly('saveBillingDetails')} onClick={() => setRequested(true)}>
                  {t(messages.edit)}
                </Button>
              </p>
            </Stack>
          )
        }
      </WithBillingDetails>
    </Section>
  );
}
