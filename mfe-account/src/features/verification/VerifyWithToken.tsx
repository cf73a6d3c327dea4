import { useApiMutation } from '@storefront/shared/api';
import { verifyEmail } from '@storefront/shared/contract';
import { useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession } from '@storefront/shared/session';
import { Dots } from '@storefront/shared/ui/feedback';
import { useEffect, useRef } from 'react';
import { ResendVerification } from './ResendVerification';

interface VerifyWithTokenProps {
  token: string;
  returnTo: string;
}

/** Uses up the token of the mail, once, and goes on. */
export function VerifyWithToken({ token, returnTo }: VerifyWithTokenProps) {
  const navigate = useNavigate();
  const { mutate, isError, error } = useApiMutation(verifyEmail);
  const started = useRef('');

  useEffect(() => {
    // Strict mode runs effects twice; the token is good only once.
    if (started.current === token) return;
    started.current = token;
    mutate(
      { input: { token } },
      {
        onSuccess: async () => {
          forgetPendingVerification();
          await refreshSession();
          navigate(returnTo, { replace: true });
        },
      },
    );
  }, [mutate, navigate, returnTo, token]);

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
      <ResendVerification />
    </>
  );
}
