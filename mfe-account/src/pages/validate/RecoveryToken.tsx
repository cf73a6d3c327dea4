import { ApiError, useApiMutation } from '@storefront/shared/api';
import { validateToken } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Dots } from '@storefront/shared/ui/feedback';
import { useCallback, useEffect, useRef } from 'react';
import * as messages from './messages';

/** Checks whether a recovery token still works, and continues to the new password. */
export function RecoveryToken({ token, queue }: { token: string; queue?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { mutate, isError, error } = useApiMutation(validateToken);
  const requestedToken = useRef('');

  const ask = useCallback(
    () =>
      mutate(
        { input: { token, queue } },
        { onSuccess: ({ username }) => void navigate(paths.reset(token, username), { replace: true }) },
      ),
    [mutate, navigate, queue, token],
  );

  useEffect(() => {
    // React's strict mode runs effects twice.
    if (requestedToken.current === token) return;
    requestedToken.current = token;
    ask();
  }, [ask, token]);

  if (!isError) {
    return <p role="status">{t(messages.checking, { dots: () => <Dots /> })}</p>;
  }
  return (
    <>
      <p role="alert">{failureText(error, t)}</p>
      {error instanceof ApiError && error.status === 422 ? (
        <p>
          <PageLink to={paths.recover()}>{t(messages.askNew)}</PageLink>
        </p>
      ) : (
        <div>
          <Button onClick={ask}>{t(messages.tryAgain)}</Button>
        </div>
      )}
    </>
  );
}
