import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary } from '@storefront/shared/ui/field';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import styles from './card.module.css';
import { CardSkeleton } from './CardSkeleton';
import * as messages from './messages';
import type { LoadingState } from './use-loading';

/** The actions of the card fields that the page can call. */
export interface CardFieldsHandle {
  /** Asks the provider to store the entered card; if its form did not load, reloads the form. */
  confirm: () => void;
}

/** The props that the page passes to the fields of any provider. */
export interface ProviderFieldsProps {
  ref: Ref<CardFieldsHandle>;
  /** What stays intact if adding the card fails. */
  unharmed: string;
  onStored: (setupIntentId: string) => void;
  onConfirming: (confirming: boolean) => void;
  /** Reloads the fields with a new setup intent. */
  onReload: () => void;
}

interface CardFieldsProps extends Omit<ProviderFieldsProps, 'onStored'> {
  state: LoadingState;
  confirming: boolean;
  /** What is wrong, one entry per problem. */
  errors: readonly string[];
  onConfirm: () => void;
  /** Why the fields did not load. */
  failure?: string | undefined;
  children: ReactNode;
}

/** The frame around a provider's fields: shows loading, slow and failed states, and the problems of the card. */
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
  const t = useTranslate();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => onConfirming(confirming), [confirming, onConfirming]);
  useImperativeHandle(ref, () => ({
    confirm: () => {
      if (state === 'failed') return onReload();
      setAttempt((before) => before + 1);
      onConfirm();
    },
  }));

  const notReady = attempt > 0 && state !== 'ready' ? [t(messages.notLoadedYet)] : [];
  const problems = errors.length > 0 ? errors : notReady;

  if (state === 'failed') {
    return (
      <FailurePanel
        level={3}
        title={t(messages.notLoaded)}
        line={t(messages.whyUnharmed, { why: failure ?? t(messages.noAnswer), unharmed })}
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
            <span className="sf-visually-hidden">{t(messages.loading)}</span>
            <CardSkeleton />
            {state === 'slow' && (
              <p className={styles.note}>
                {t(messages.slow, {
                  again: (words) => (
                    <Button variant="plain" size="sm" onClick={onReload}>
                      {words}
                    </Button>
                  ),
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
