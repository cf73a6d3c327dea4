import { ApiError } from '@storefront/shared/api';
import type { PaymentMethod } from '@storefront/shared/contract';
import { failureCause, failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { ErrorSummary } from '@storefront/shared/ui/field';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, useEffect, useImperativeHandle, useState, type Ref } from 'react';
import type { CardFieldsHandle } from './CardFields';
import { CardFrame } from './CardFrame';
import { CardSkeleton } from './CardSkeleton';
import styles from './card.module.css';
import * as messages from './messages';
import { useAddCard } from './use-add-card';

const StripeFields = lazy(() => import('./stripe/StripeFields').then((m) => ({ default: m.StripeFields })));

export interface AddCardProps {
  ref: Ref<CardFieldsHandle>;
  /** Whether it becomes the default card, at once or after its first payment. */
  makeDefault: boolean;
  /** Whether the card is kept; otherwise it pays one order and is deleted (OR-12). */
  save?: boolean;
  /** What stays intact if adding the card fails, such as `Your order is kept.` */
  unharmed: string;
  onAdded: (card: PaymentMethod) => void;
  /** True from the confirmation until the card is stored or refused. */
  onBusy: (busy: boolean) => void;
}

/** Stores a card: shows the payment provider's fields, in its frame or by Stripe's script, then saves what we may show of the card. */
export function AddCard({ ref, makeDefault, save = true, unharmed, onAdded, onBusy }: AddCardProps) {
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const { intent, add, dialog } = useAddCard({ type: 'card', attempt, makeDefault, save, onAdded });
  const busy = confirming || add.isPending;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const reload = (): void => {
    add.reset();
    setAttempt((before) => before + 1);
  };

  return (
    <>
      {fields()}
      {dialog}
    </>
  );

  function fields() {
    if (intent.isPending) return <LoadingForm />;
    // The payment provider already has the card; only our record is missing.
    const unstored = add.data === null ? add.variables : undefined;
    if (unstored !== undefined) {
      return (
        <NoCardForm
          ref={ref}
          title={t(messages.notYetStored)}
          line={t(messages.whyUnharmed, { why: t(messages.notConfirmed), unharmed })}
          onRetry={() => add.mutate(unstored)}
        />
      );
    }
    if (intent.data === null)
      return (
        <NoCardForm
          ref={ref}
          line={t(messages.whyUnharmed, { why: t(messages.notConfirmed), unharmed })}
          onRetry={reload}
        />
      );
    const { frame_url: frameUrl, publishable_key: publishableKey, client_secret: clientSecret } = intent.data ?? {};
    if (intent.isError || !(frameUrl || (publishableKey && clientSecret))) {
      return (
        <NoCardForm
          ref={ref}
          line={t(messages.whyUnharmed, {
            why: intent.error ? failureCause(intent.error, t) : t(messages.noForm),
            unharmed,
          })}
          reference={intent.error instanceof ApiError ? intent.error.requestId : undefined}
          onRetry={reload}
        />
      );
    }
    const page = {
      ref,
      unharmed,
      onStored: (setup_intent_id: string) => add.mutate(setup_intent_id),
      onConfirming: setConfirming,
      onReload: reload,
    };
    return (
      <div className={styles.card}>
        {add.isError && (
          <ErrorSummary errors={[{ message: failureText(add.error, t) }]} title={t(messages.notStored)}>
            {t(messages.checkCard, { unharmed })}
          </ErrorSummary>
        )}
        {frameUrl ? (
          <CardFrame key={attempt} {...page} frameUrl={frameUrl} />
        ) : (
          <Suspense fallback={<LoadingForm />}>
            <StripeFields
              key={attempt}
              {...page}
              publishableKey={publishableKey ?? ''}
              clientSecret={clientSecret ?? ''}
            />
          </Suspense>
        )}
        <p className={styles.note}>{t(messages.whoseFields)}</p>
      </div>
    );
  }
}

function LoadingForm() {
  const t = useTranslate();
  return (
    <div role="status">
      <span className="sf-visually-hidden">{t(messages.loading)}</span>
      <CardSkeleton />
    </div>
  );
}

interface NoCardFormProps {
  ref: Ref<CardFieldsHandle>;
  title?: string;
  line: string;
  reference?: string | undefined;
  onRetry: () => void;
}

/** Shown instead of the fields if the payment provider returned none; pressing the button requests them again. */
function NoCardForm({ ref, title, line, reference, onRetry }: NoCardFormProps) {
  const t = useTranslate();
  useImperativeHandle(ref, () => ({ confirm: onRetry }));
  return (
    <FailurePanel
      level={3}
      title={title ?? t(messages.cannotAdd)}
      line={line}
      reference={reference}
      onRetry={onRetry}
    />
  );
}
