import { BillingDetailsSection, useHasUnsavedBillingDetails } from '@storefront/shared/billing';
import { orderDraftAtom } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, preload, useLocation, useNavigate } from '@storefront/shared/routing';
import { useSetAtom, useStored } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readRefusedCard } from '../../features/card/card-choice';
import { CardChoice } from '../../features/card/CardChoice';
import { withCard } from '../../features/order-draft/order-draft';
import { SummaryFold } from '../../features/summary/SummaryFold';
import { CheckoutGate } from '../checkout-layout/CheckoutGate';
import { CheckoutLayout } from '../checkout-layout/CheckoutLayout';
import * as messages from './messages';
import styles from './billing-page.module.css';

const FORM = 'billing-form';

function Billing() {
  const t = useTranslate();
  const chosenId = useStored(orderDraftAtom, null)?.payment_method_id;
  const setDraft = useSetAtom(orderDraftAtom);
  const navigate = useNavigate();
  const refused = readRefusedCard(useLocation().state);
  const [busy, setBusy] = useState(false);
  const loading = busy && t(messages.storing);
  const isUnsaved = useHasUnsavedBillingDetails();
  // Saving the open form is the next step; then the step itself is again.
  const [isEditing, setEditing] = useState(false);
  const variant = isEditing ? 'outlined' : 'filled';
  const [refusals, setRefusals] = useState(0);
  const unsaved = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) unsaved.current?.focus();
  }, [refusals]);

  /** Stops the step before a card is stored: the order would be taxed and billed by the details saved before. */
  function refuseUnsaved(event: FormEvent) {
    if (!isUnsaved) return;
    event.preventDefault();
    event.stopPropagation();
    setRefusals(refusals + 1);
  }

  useEffect(() => void preload(paths.review()), []);

  return (
    <CheckoutLayout
      step="billing"
      title={t(messages.title)}
      lead={t(messages.lead)}
      action={
        <Button type="submit" form={FORM} variant={variant} loading={loading}>
          {t(messages.next)}
        </Button>
      }
    >
      <SummaryFold />
      {isUnsaved && refusals > 0 && (
        <div ref={unsaved} tabIndex={-1}>
          <Banner tone="warning">{t(messages.unsaved)}</Banner>
        </div>
      )}
      <BillingDetailsSection onEditing={setEditing} />
      <div onSubmitCapture={refuseUnsaved}>
        <CardChoice
          id={FORM}
          chosenId={chosenId}
          refused={refused}
          onBusy={setBusy}
          onChosen={(paymentMethodId) => {
            setDraft((draft) => withCard(draft, paymentMethodId));
            void navigate(paths.review());
          }}
        >
          <div className={styles.wide}>
            <Button type="submit" variant={variant} size="lg" loading={loading}>
              {t(messages.toReview)}
            </Button>
          </div>
        </CardChoice>
      </div>
    </CheckoutLayout>
  );
}

/** `/site/billing` (RT-13) */
export function BillingPage() {
  const t = useTranslate();
  return (
    <CheckoutGate step="billing" title={t(messages.title)} lead={t(messages.lead)}>
      <Billing />
    </CheckoutGate>
  );
}
