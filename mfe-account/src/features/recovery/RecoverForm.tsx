import { useApiMutation } from '@storefront/shared/api';
import { recover } from '@storefront/shared/contract';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { AddressForm } from '../../components/AddressForm';

/** Asks for a link to a new password. Goes on alike for every address (SS-05). @param returnTo where signing in leads after all */
export function RecoverForm({ returnTo }: { readonly returnTo?: string }) {
  const navigate = useNavigate();
  const send = useApiMutation(recover);
  return (
    <AddressForm
      autoComplete="username"
      action="Send the link"
      variant="filled"
      onSend={async (input) => {
        await send.mutateAsync({ input });
        navigate(paths.emailsent());
      }}
    >
      <p>
        <PageLink to={paths.login(returnTo)}>Back to sign in</PageLink>
      </p>
    </AddressForm>
  );
}
