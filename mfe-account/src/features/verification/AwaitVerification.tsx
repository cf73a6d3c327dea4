import { useNavigate } from '@storefront/shared/routing';
import { usePendingVerification, useSession } from '@storefront/shared/session';
import { useEffect } from 'react';
import { ResendVerification } from './ResendVerification';

/** Waits until the link in the email is opened, here or in another tab, and then goes on. */
export function AwaitVerification({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const email = usePendingVerification();

  useEffect(() => {
    if (session.status === 'authenticated') navigate(returnTo, { replace: true });
  }, [navigate, returnTo, session.status]);

  return (
    <>
      <p>
        {email ? (
          <>
            We wrote to <strong>{email}</strong>. Open the link in that email to go on.
          </>
        ) : (
          'Open the link in the email we sent you to go on.'
        )}{' '}
        It works for a day, and your cart waits here.
      </p>
      <ResendVerification />
    </>
  );
}
