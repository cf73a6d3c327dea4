import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary } from '@storefront/shared/ui/field';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './card.module.css';
import { CardSkeleton } from './CardSkeleton';
import { pageDress } from './frame-dress';
import { dressedFrameUrl, originOf } from './frame-protocol';
import { useCardFrame } from './use-card-frame';

/** What the page around can ask of the frame. */
export interface CardFrameHandle {
  /** Asks the provider to store the card that was typed in; where its form did not come, asks for that again. */
  confirm: () => void;
}

export interface CardFrameProps {
  ref: Ref<CardFrameHandle>;
  frameUrl: string;
  /** What whoever adds a card can rely on when that fails. */
  unharmed: string;
  onStored: (setupIntentId: string) => void;
  onConfirming: (confirming: boolean) => void;
  /** Loads the frame anew, with a setup intent of its own. */
  onReload: () => void;
}

/** The card's fields: a document of the payment provider that this page cannot look into (OR-08). */
export function CardFrame({ ref, frameUrl, unharmed, onStored, onConfirming, onReload }: CardFrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { state, height, confirming, errors, confirm } = useCardFrame({ frameRef, frameUrl, onStored });
  // A change of theme while somebody types would load the frame anew and lose what was typed. The frame keeps its theme then,
  // and with the scheme of that theme also the ground on which its words can be read.
  const [dress] = useState(pageDress);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => onConfirming(confirming), [confirming, onConfirming]);
  useImperativeHandle(ref, () => ({
    confirm: () => {
      if (state === 'failed') return onReload();
      setAttempt((before) => before + 1);
      confirm();
    },
  }));

  const notReady = attempt > 0 && state !== 'ready' ? ['The card form has not loaded yet. Wait a moment, then go on'] : [];
  const problems = errors.length > 0 ? errors : notReady;

  if (state === 'failed') {
    return (
      <FailurePanel
        level={3}
        title="The card form did not load"
        line={`It comes from the payment provider, which did not answer. ${unharmed}`}
        onRetry={onReload}
      />
    );
  }
  return (
    <div className={styles.card}>
      <ErrorSummary errors={problems.map((message) => ({ message }))} attempt={attempt} />
      <div className={styles.frame} data-state={state}>
        {originOf(frameUrl) !== null && (
          <iframe
            ref={frameRef}
            className={styles.iframe}
            style={{ blockSize: height, colorScheme: dress.theme === 'auto' ? 'light dark' : dress.theme }}
            src={dressedFrameUrl(frameUrl, dress)}
            title="Card number, expiry date and security code"
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="origin"
            allow="payment"
          />
        )}
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
