import { useTranslate } from '@storefront/shared/i18n';
import { useRef } from 'react';
import styles from '../card.module.css';
import { CardFields, type ProviderFieldsProps } from '../CardFields';
import * as messages from './messages';
import { useStripeFields } from './use-stripe-fields';

interface StripeFieldsProps extends ProviderFieldsProps {
  publishableKey: string;
  clientSecret: string;
}

/** The card fields, rendered by Stripe's own script in Stripe's frames, which this page cannot read (OR-08). */
export function StripeFields({ publishableKey, clientSecret, onStored, ...page }: StripeFieldsProps) {
  const t = useTranslate();
  const placeRef = useRef<HTMLDivElement>(null);
  const { confirm, ...fields } = useStripeFields({ placeRef, publishableKey, clientSecret, onStored });
  return (
    <CardFields {...page} {...fields} onConfirm={confirm}>
      <div ref={placeRef} className={styles.fields} role="group" aria-label={t(messages.fields)} />
    </CardFields>
  );
}
