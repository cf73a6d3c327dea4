import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary } from '@storefront/shared/ui/field';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import styles from './card.module.css';
import { CardSkeleton } from './CardSkeleton';
import type { LoadingState } from './use-loading';

/** What the page around can ask of a card's fields. */
export interface CardFieldsHandle {
  /** Asks the provider to store the card that was typed in; where its form did not come, asks for that again. */
  confirm: () => void;
}

/** What the page around gives to the fields of whichever provider. */
export interface ProviderFieldsProps {
  ref: Ref<CardFieldsHandle>;
  /** What whoever adds a card can rely on when that fails. */
  unharmed: string;
  onStored: (setupIntentId: string) => void;
  onConfirming: (confirming: boolean) => void;
  /** Loads the fields anew, with a setup intent of their own. */
  onReload: () => void;
}

interface CardFieldsProps extends Omit<ProviderFieldsProps, 'onStored'> {
  state: LoadingState;
  confirming: boolean;
  /** What is wrong, one problem each. */
  errors: readonly string[];
  onConfirm: () => void;
  /** Why they did not load. */
  failure?: string | undefined;
  children: ReactNode;
}

/** The frame around a provider's fields: waiting, slow, failed, and what is wrong with the card. */
export function CardFields({
  ref,
  unharmed,
  onConfirming,
  onReload,
  state,
  confirming,
  errors,
  onConfirm,
  failure,
  children,
}: CardFieldsProps) {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => onConfirming(confirming), [confirming, onConfirming]);
  useImperativeHandle(ref, () => ({
    confirm: () => {
      if (state === 'failed') return onReload();
      setAttempt((before) => before + 1);
      onConfirm();
    },
  }));

  const notReady =
    attempt > 0 && state !== 'ready' ? ['The card form has not loaded yet. Wait a moment, then go on'] : [];
  const problems = errors.length > 0 ? errors : notReady;

  if (state === 'failed') {
    return (
      <FailurePanel
        level={3}
        title="The card form did not load"
        line={`${failure ?? 'It comes from the payment provider, which did not answer.'} ${unharmed}`}
        onRetry={onReload}
      />
    );
  }
  return (
    <div className={styles.card}>
      <ErrorSummary errors={problems.map((message) => ({ message }))} attempt={attempt} />
      <div className={styles.frame} data-state={state}>
        {children}
        {state !== 'ready' && (
          <div className={styles.waiting} role="status">
            <span className="sf-visually-hidden">Loading the card form</span>
            <CardSkeleton />
            {state === 'slow' && (
              <p className={styles.note}>
                The payment provider is slow to answer.{' '}
                <Button variant="plain" size="sm" onClick={onReload}>
                  Load it again
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
