import { ApiError, useApiMutation } from '@storefront/shared/api';
import { verifyEmail } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession, useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { NeedsScripts } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { AddressMoved, type AddressMove } from './AddressMoved';
import { PasswordForLink } from './PasswordForLink';
import { ResendVerification } from './ResendVerification';
import * as messages from './messages';

/** The purpose of the email link; null if the link does not contain it, like links of an older release. */
export type LinkAsks = 'password' | 'use' | 'restore' | null;

interface VerifyWithTokenProps {
  token: string;
  asks: LinkAsks;
  returnTo: string;
}

/**
 * Redeems the token from the email, once: activates a new account with its password, or confirms a changed or restored address. A button
 * has to be pressed, because programs that scan emails open links too.
 */
export function VerifyWithToken({ token, asks, returnTo }: VerifyWithTokenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const { mutate, mutateAsync, isPending, isError, error } = useApiMutation(verifyEmail);
  const [moved, setMoved] = useState<AddressMove>();
  const [asksPassword, setAsksPassword] = useState(asks === 'password');

  const showOutcome = async (outcome: 'verified' | AddressMove) => {
    forgetPendingVerification();
    await refreshSession();
    // At this point the session has been updated and has the new address.
    if (outcome === 'verified') navigate(returnTo, { replace: true });
    else setMoved(outcome);
  };

  const open = () =>
    mutate(
      { input: { token } },
      {
        onSuccess: ({ outcome }) => showOutcome(outcome),
        onError: (refusal) => {
          // A link without its purpose, because it was cut off or is from an older release.
          if (refusal instanceof ApiError && refusal.code === 'password_needed') setAsksPassword(true);
        },
      },
    );

  if (moved) return <AddressMoved outcome={moved} />;
  const isOver =
    isError &&
    isRefused(error) &&
    !(error instanceof ApiError && (error.code === 'password_needed' || error.code === 'wrong_password'));
  if (asksPassword && !isOver) {
    return (
      <PasswordForLink
        onSend={async (password) => showOutcome((await mutateAsync({ input: { token, password } })).outcome)}
      />
    );
  }
  const isDead = isError && isRefused(error);
  return (
    <Stack gap={16}>
      {isError ? (
        <p role="alert">{failureText(error, t)}</p>
      ) : (
        <>
          <NeedsScripts />
          <p>{t(messages.linkLead, { asks: asks ?? 'none' })}</p>
        </>
      )}
      {!isDead ? (
        <div>
          <Button variant="filled" size="lg" loading={isPending && t(messages.confirming)} onClick={open}>
            {isError ? t(messages.tryAgain) : t(messages.useLink, { asks: asks ?? 'none' })}
          </Button>
        </div>
      ) : session.status === 'authenticated' ? (
        <p>
          <PageLink to={paths.account.detail()}>{t(messages.toAccount)}</PageLink>
        </p>
      ) : (
        <ResendVerification />
      )}
    </Stack>
  );
}

/** Whether the shop has refused the link. After any other failure it can still be used. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status === 422;
