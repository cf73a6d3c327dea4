import { toRegistryPhone, writtenPhone } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import { useDeferredValue } from 'react';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';
import { usePhoneHint } from './use-phone-hint';

/** The registrant's contact fields. The phone is shown as the registry will store it (RG-01). */
export function ContactFields({ form }: { form: RegistrantFormApi }) {
  const t = useTranslate();
  const [prefix, phone, extension] = useWatch({ control: form.control, name: ['phonePrefix', 'phone', 'extension'] });
  const { stored, isDoubtful } = usePhoneHint(useDeferredValue(toRegistryPhone({ phone, prefix, extension })));
  return (
    <>
      <TextField
        label={t(messages.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <div className={styles.phone}>
        <TextField
          label={t(messages.callingCode)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-country-code"
          {...form.field('phonePrefix')}
        />
        <TextField
          label={t(messages.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          {...form.field('phone')}
        />
        <TextField
          label={t(messages.extension)}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-extension"
          optional
          {...form.field('extension')}
        />
      </div>
      <p className={styles.phoneNote} aria-live="polite">
        {isDoubtful ? t(messages.unusual) : stored && t(messages.storedAs, { phone: writtenPhone(stored) })}
      </p>
    </>
  );
}
