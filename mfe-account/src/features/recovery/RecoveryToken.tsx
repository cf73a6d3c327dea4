import { useApiMutation } from '@storefront/shared/api';
import { validateToken } from '@storefront/shared/contract';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Dots } from '@storefront/shared/ui/feedback';
import { useEffect, useRef } from 'react';

/** Asks whether a recovery token is still good, and goes on to the new password. */
export function RecoveryToken({ token, queue }: { token: string; queue?: string }) {
  const navigate = useNavigate();
  const { mutate, isError, error } = useApiMutation(validateToken);
  const asked = useRef('');

  useEffect(() => {
    // Strict mode runs effects twice.
    if (asked.current === token) return;
    asked.current = token;
    mutate(
      { input: { token, queue } },
      { onSuccess: ({ username }) => void navigate(paths.reset(token, username), { replace: true }) },
    );
  }, [mutate, navigate, queue, token]);

  if (!isError) {
    return (
      <p role="status">
        Checking the link <Dots />
      </p>
    );
  }
  return (
    <>
      <p role="alert">{error.message}</p>
      <p>
        <PageLink to={paths.recover()}>Ask for a new link</PageLink>
      </p>
    </>
  );
}
