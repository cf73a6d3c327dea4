import { useTranslate } from '@storefront/shared/i18n';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { confirmMessage, parseOrigin, readFrameMessage } from './frame-protocol';
import * as messages from './messages';
import { useLoading, type LoadingState } from './use-loading';

/** Milliseconds to wait for the provider to answer a confirmation before it counts as failed. */
export const CONFIRM_FAILED_MS = 30_000;

export interface CardFrame {
  state: LoadingState;
  /** The height that the frame asked for, in pixels. */
  height: number;
  /** Whether all fields of the frame are filled in. */
  complete: boolean;
  confirming: boolean;
  /** Problems that the frame reports, or a text if it does not respond; announced by the component that shows them. */
  errors: readonly string[];
  /** Asks the frame to store the card. */
  confirm: () => void;
}

interface CardFrameOptions {
  frameRef: RefObject<HTMLIFrameElement | null>;
  frameUrl: string;
  /** Called when the provider has stored the card under this setup intent. */
  onStored: (setupIntentId: string) => void;
}

const FIRST_HEIGHT = 224;

/**
 * Communicates with the payment provider's frame: only with this window, only on its own origin. Remount it (`key`) to try again; one mount
 * is one load of the frame.
 */
export function useCardFrame({ frameRef, frameUrl, onStored }: CardFrameOptions): CardFrame {
  const t = useTranslate();
  const origin = parseOrigin(frameUrl);
  const [state, setState] = useLoading(origin === null ? 'failed' : 'loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [complete, setComplete] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return;
    const message = readFrameMessage(event, { origin, source: frameRef.current?.contentWindow ?? null });
    switch (message?.type) {
      case 'sf:pay:ready':
        setState('ready');
        break;
      case 'sf:pay:height':
        setHeight(Math.ceil(message.height));
        break;
      case 'sf:pay:state':
        setComplete(message.complete);
        break;
      case 'sf:pay:complete':
        setConfirming(false);
        setErrors([]);
        onStored(message.setup_intent_id);
        break;
      case 'sf:pay:error':
        setConfirming(false);
        setErrors([message.message, ...(message.more ?? [])]);
        break;
    }
  });

  useEffect(() => {
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (!confirming) return;
    const silent = setTimeout(() => {
      setConfirming(false);
      setErrors([t(messages.frameSilent)]);
    }, CONFIRM_FAILED_MS);
    return () => clearTimeout(silent);
  }, [confirming, t]);

  const confirm = (): void => {
    const target = frameRef.current?.contentWindow;
    if (origin === null || !target || state !== 'ready' || confirming) return;
    setErrors([]);
    setConfirming(true);
    target.postMessage(confirmMessage, origin);
  };

  return { state, height, complete, confirming, errors, confirm };
}
