import { useApiMutation } from '@storefront/shared/api';
import { recover } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { AddressForm } from '../../components/AddressForm';
import * as messages from './messages';

/** Requests a password reset link. Continues in the same way for every address (SS-05). @param returnTo where to go after signing in */
export function RecoverForm({ returnTo }: { readonly returnTo?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const send = useApiMutation(recover);
  return (
    <AddressForm
      autoComplete="username"
      action={t(messages.sendLink)}
      variant="filled"
      onSend={async (input) => {
        await send.mutateAsync({ input });
        navigate(paths.emailsent());
      }}
    >
      <p>
        <PageLink to={paths.login(returnTo)}>{t(messages.back)}</PageLink>
      </p>
    </AddressForm>
  );
}
