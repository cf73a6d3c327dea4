import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Stack } from '@storefront/shared/ui/layout';

export type AddressMove = 'email_changed' | 'email_restored';

/** What the link in an email did to the address of an account, and where to go from there. */
export function AddressMoved({ outcome }: { outcome: AddressMove }) {
  const session = useSession();
  if (outcome === 'email_restored') {
    return (
      <Stack gap={16}>
        <p role="status">
          Your former address is back. All sessions are ended, and the password with them: set a new one now.
        </p>
        <div>
          <ButtonLink as={PageLink} to={paths.recover()} variant="filled">
            Set a new password
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  const isCustomer = session.status === 'authenticated';
  return (
    <Stack gap={16}>
      <p role="status">
        {isCustomer ? (
          <>
            The address of your account is now <strong>{session.user.email}</strong>.
          </>
        ) : (
          'The address of your account is changed. Sign in with the new one.'
        )}
      </p>
      <div>
        <ButtonLink
          as={PageLink}
          to={isCustomer ? paths.account.detail() : paths.login(paths.account.detail())}
          variant="filled"
        >
          {isCustomer ? 'Go to your account' : 'Sign in'}
        </ButtonLink>
      </div>
    </Stack>
  );
}
