import { useApiMutation } from '@storefront/shared/api';
import { resendVerification } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { usePendingVerification } from '@storefront/shared/session';
import { AddressForm } from '../../components/AddressForm';
import * as messages from './messages';

/** Sends the verification email again. The response does not reveal whether the address has an account (SS-05). */
export function ResendVerification() {
  const t = useTranslate();
  const pending = usePendingVerification();
  const resend = useApiMutation(resendVerification);
  return (
    <AddressForm
      autoComplete="email"
      known={pending}
      action={t(messages.sendAgain)}
      variant="outlined"
      onSend={(input) => resend.mutateAsync({ input })}
    >
      <p role="status">{resend.isSuccess ? t(messages.sentAgain) : ''}</p>
    </AddressForm>
  );
}
