import { toRegistryPhone } from '@storefront/shared/domain';
import { TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import { useDeferredValue } from 'react';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';
import { usePhoneHint } from './use-phone-hint';

/** How the registrant is reached. The phone is shown as the registry will store it (RG-01). */
export function ContactFields({ form }: { form: RegistrantFormApi }) {
  const [prefix, phone, extension] = useWatch({ control: form.control, name: ['phonePrefix', 'phone', 'extension'] });
  const { stored, doubt } = usePhoneHint(useDeferredValue(toRegistryPhone({ phone, prefix, extension })));
  return (
    <>
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" required {...form.field('email')} />
      <div className={styles.phone}>
        <TextField
          label="Country code"
          type="tel"
          inputMode="tel"
          autoComplete="tel-country-code"
          {...form.field('phonePrefix')}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          {...form.field('phone')}
        />
        <TextField
          label="Extension"
          inputMode="numeric"
          autoComplete="tel-extension"
          optional
          {...form.field('extension')}
        />
      </div>
      <p className={styles.phoneNote} aria-live="polite">
        {doubt ?? (stored ? `The registry stores it as ${stored}` : '')}
      </p>
    </>
  );
}
