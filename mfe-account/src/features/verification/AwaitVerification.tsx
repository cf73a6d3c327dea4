import { useTranslate } from '@storefront/shared/i18n';
import { useNavigate } from '@storefront/shared/routing';
import { usePendingVerification, useSession } from '@storefront/shared/session';
import { useEffect } from 'react';
import { ResendVerification } from './ResendVerification';
import * as messages from './messages';

/** Waits until the link in the email is opened, here or in another tab, and then continues. */
export function AwaitVerification({ returnTo }: { returnTo: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const email = usePendingVerification();

  useEffect(() => {
    if (session.status === 'authenticated') navigate(returnTo, { replace: true });
  }, [navigate, returnTo, session.status]);

  return (
    <>
      <p>
        {email ? t(messages.wroteTo, { strong: (words) => <strong>{words}</strong>, email }) : t(messages.openLink)}
      </p>
      <ResendVerification />
    </>
  );
}
