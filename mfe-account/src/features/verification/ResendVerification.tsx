import { useApiMutation } from '@storefront/shared/api';
import { resendVerification } from '@storefront/shared/contract';
import { usePendingVerification } from '@storefront/shared/session';
import { AddressForm } from '../../components/AddressForm';

/** Asks for another email. The answer does not tell whether the address has an account (SS-05). */
export function ResendVerification() {
  const pending = usePendingVerification();
  const resend = useApiMutation(resendVerification);
  return (
    <AddressForm
      autoComplete="email"
      known={pending}
      action="Send the email again"
      variant="outlined"
      onSend={(input) => resend.mutateAsync({ input })}
    >
      <p role="status">{resend.isSuccess ? 'If an account waits for this address, a new email is on its way.' : ''}</p>
    </AddressForm>
  );
}
