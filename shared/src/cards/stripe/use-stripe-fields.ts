import type { Stripe, StripeConstructor, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLoading, type LoadingState } from '../use-loading';
import { onThemeChange, pageAppearance } from './appearance';
import { loadStripe } from './load-stripe';
import * as messages from './messages';

interface StripeFields {
  state: LoadingState;
  /** Why the fields did not load, if known. */
  failure: string | undefined;
  confirming: boolean;
  /** What is wrong with the card. */
  errors: readonly string[];
  /** Asks Stripe to store the card. */
  confirm: () => void;
}

interface StripeFieldsOptions {
  /** The element that the fields are mounted in. */
  placeRef: RefObject<HTMLElement | null>;
  publishableKey: string;
  clientSecret: string;
  onStored: (setupIntentId: string) => void;
}

/** Mounts Stripe's fields and confirms what is entered. Each mount of the component loads the fields once. */
export function useStripeFields({
  placeRef,
  publishableKey,
  clientSecret,
  onStored,
}: StripeFieldsOptions): StripeFields {
  const t = useTranslate();
  // Stripe supports every language of the shop.
  const locale = t.language;
  const [state, setState] = useLoading();
  const [failure, setFailure] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const parts = useRef<{ stripe: Stripe; elements: StripeElements }>(undefined);

  const fail = useEffectEvent((why: Message, message?: string) => {
    setFailure(message ?? t(why));
    setState('failed');
  });
  const ready = useEffectEvent(() => setState('ready'));

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    let ended = false;
    let leave = (): void => undefined;
    const begin = (create: StripeConstructor): void => {
      if (ended) return;
      const stripe = create(publishableKey);
      const elements = stripe.elements({
        clientSecret,
        appearance: pageAppearance(),
        loader: 'never',
        locale: locale as StripeElementLocale,
      });
      const fields = elements.create('payment', {
        layout: 'tabs',
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
      });
      parts.current = { stripe, elements };
      fields.on('ready', () => ready());
      fields.on('loaderror', ({ error }) => fail(messages.refused, error.message));
      fields.mount(place);
      const unfollow = onThemeChange(() => elements.update({ appearance: pageAppearance() }));
      leave = () => {
        unfollow();
        parts.current = undefined;
        fields.destroy();
      };
    };
    loadStripe()
      .then(begin, () => {
        if (!ended) fail(messages.blocked);
      })
      // Stripe's script throws if the key or the secret is invalid, and names it.
      .catch((error: unknown) => {
        if (!ended) fail(messages.refused, error instanceof Error ? error.message : undefined);
      });
    return () => {
      ended = true;
      leave();
    };
  }, [placeRef, publishableKey, clientSecret, locale]);

  const refused = ({ message, setup_intent }: StripeError): void => {
    // Stored by an earlier press of the button whose response was lost.
    if (setup_intent?.status === 'succeeded') return onStored(setup_intent.id);
    setErrors([message ?? t(messages.noAnswer)]);
  };

  const store = async ({ stripe, elements }: { stripe: Stripe; elements: StripeElements }): Promise<void> => {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return refused(incomplete);
    // If the bank asks for confirmation, it does so in a dialog over the page; other payment methods redirect and return to this URL.
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: { return_url: location.href },
    });
    if (error) return refused(error);
    if (setupIntent) onStored(setupIntent.id);
  };

  const confirm = (): void => {
    const now = parts.current;
    if (!now || state !== 'ready' || confirming) return;
    setErrors([]);
    setConfirming(true);
    store(now).then(
      () => setConfirming(false),
      () => {
        setConfirming(false);
        setErrors([t(messages.noAnswer)]);
      },
    );
  };

  return { state, failure, confirming, errors, confirm };
}
