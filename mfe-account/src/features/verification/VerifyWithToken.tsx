import { useApiMutation } from '@storefront/shared/api';
import { verifyEmail } from '@storefront/shared/contract';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession, useSession } from '@storefront/shared/session';
import { Dots } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { AddressMoved, type AddressMove } from './AddressMoved';
import { ResendVerification } from './ResendVerification';

interface VerifyWithTokenProps {
  token: string;
  returnTo: string;
}

/** Uses up the token of the mail, once: a confirmed account goes on, a changed or restored address is told. */
export function VerifyWithToken({ token, returnTo }: VerifyWithTokenProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { mutate, isError, error } = useApiMutation(verifyEmail);
  const [moved, setMoved] = useState<AddressMove>();
  const started = useRef('');

  useEffect(() => {
    // Strict mode runs effects twice; the token is good only once.
    if (started.current === token) return;
    started.current = token;
    mutate(
      { input: { token } },
      {
        onSuccess: async ({ outcome }) => {
          forgetPendingVerification();
          await refreshSession();
          // Told with the session as it is now, which knows the new address.
          if (outcome === 'verified') navigate(returnTo, { replace: true });
          else setMoved(outcome);
        },
      },
    );
  }, [mutate, navigate, returnTo, token]);

  if (moved) return <AddressMoved outcome={moved} />;
  if (!isError) {
    return (
      <p role="status">
        Confirming your address <Dots />
      </p>
    );
  }
  return (
    <>
      <p role="alert">{error.message}</p>
      {session.status === 'authenticated' ? (
        <p>
          <PageLink to={paths.account.detail()}>Go to your account</PageLink>
        </p>
      ) : (
        <ResendVerification />
      )}
    </>
  );
}
