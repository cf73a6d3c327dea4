import { ApiError, useApiMutation } from '@storefront/shared/api';
import { verifyEmail } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession, useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dots, NeedsScripts } from '@storefront/shared/ui/feedback';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddressMoved, type AddressMove } from './AddressMoved';
import { PasswordForLink } from './PasswordForLink';
import { ResendVerification } from './ResendVerification';
import * as messages from './messages';

interface VerifyWithTokenProps {
  token: string;
  /** The link is one of a new account, which is opened with its password; any other one is used up at once. */
  needsPassword: boolean;
  returnTo: string;
}

/** Uses up the token from the email, once: a new account is opened with its password, a changed or restored address is told. */
export function VerifyWithToken({ token, needsPassword, returnTo }: VerifyWithTokenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const { mutate, mutateAsync, isError, error } = useApiMutation(verifyEmail);
  const [moved, setMoved] = useState<AddressMove>();
  const [asksPassword, setAsksPassword] = useState(needsPassword);
  const started = useRef('');

  const goOn = useCallback(
    async (outcome: 'verified' | AddressMove) => {
      forgetPendingVerification();
      await refreshSession();
      // Told with the session as it is now, which knows the new address.
      if (outcome === 'verified') navigate(returnTo, { replace: true });
      else setMoved(outcome);
    },
    [navigate, returnTo],
  );

  const open = useCallback(
    () =>
      mutate(
        { input: { token } },
        {
          onSuccess: ({ outcome }) => goOn(outcome),
          onError: (refusal) => {
            // A link that says nothing of it: one that was cut off, or written by an older release.
            if (refusal instanceof ApiError && refusal.code === 'password_needed') setAsksPassword(true);
          },
        },
      ),
    [goOn, mutate, token],
  );

  useEffect(() => {
    // Strict mode runs effects twice; the token is good only once.
    if (needsPassword || started.current === token) return;
    started.current = token;
    open();
  }, [needsPassword, open, token]);

  if (moved) return <AddressMoved outcome={moved} />;
  const isOver =
    isError &&
    isRefused(error) &&
    !(error instanceof ApiError && (error.code === 'password_needed' || error.code === 'wrong_password'));
  if (asksPassword && !isOver) {
    return (
      <PasswordForLink onSend={async (password) => goOn((await mutateAsync({ input: { token, password } })).outcome)} />
    );
  }
  if (!isError) {
    return (
      <>
        <NeedsScripts />
        <p role="status">{t(messages.confirmingAddress, { dots: () => <Dots /> })}</p>
      </>
    );
  }
  return (
    <>
      <p role="alert">{failureText(error, t)}</p>
      {!isRefused(error) ? (
        <div>
          <Button onClick={open}>{t(messages.tryAgain)}</Button>
        </div>
      ) : session.status === 'authenticated' ? (
        <p>
          <PageLink to={paths.account.detail()}>{t(messages.toAccount)}</PageLink>
        </p>
      ) : (
        <ResendVerification />
      )}
    </>
  );
}

/** Whether the shop has judged the link; a failure on the way leaves it as good as it was. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status === 422;
