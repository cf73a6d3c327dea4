import { ApiError, apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { confirmRegistrant, listRegistrantVerifications } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Banner, NeedsScripts } from '@storefront/shared/ui/feedback';
import { useEffect, useRef } from 'react';
import * as messages from './messages';
import styles from './registrants.module.css';

/** The target of the link in the email to a registrant. A button has to be pressed, because programs that scan emails open links too. */
export function ConfirmRegistrant({ token }: { token: string }) {
  const t = useTranslate();
  const { status } = useSession();
  const confirm = useApiMutation(confirmRegistrant, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listRegistrantVerifications) }),
  });

  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => outcome.current?.focus(), [confirm.isSuccess]);

  const isDead = confirm.error instanceof ApiError && confirm.error.status === 422;
  if (confirm.isSuccess) {
    const { email, domains } = confirm.data;
    return (
      <div className={styles.confirm}>
        <p ref={outcome} tabIndex={-1} role="status">
          {t(messages.isConfirmed, { email, names: domains.map(toUnicode).join(', '), count: domains.length })}
        </p>
        {status === 'authenticated' && (
          <div>
            <ButtonLink as={PageLink} to={paths.domains.list()} variant="filled">
              {t(messages.seeDomains)}
            </ButtonLink>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles.confirm}>
      <NeedsScripts />
      <p>{t(messages.fromEmail)}</p>
      {confirm.isError && (
        <Banner tone="danger">
          {failureText(confirm.error, t)}{' '}
          {status === 'authenticated' && <PageLink to={paths.verification()}>{t(messages.seeWaiting)}</PageLink>}
          {status === 'guest' && isDead && (
            <PageLink to={paths.login(paths.verification())}>{t(messages.signIn)}</PageLink>
          )}
        </Banner>
      )}
      {!isDead && (
        <div>
          <Button
            variant="filled"
            size="lg"
            loading={confirm.isPending && t(messages.confirming)}
            onClick={() => confirm.mutate({ input: { token } })}
          >
            {t(messages.confirm)}
          </Button>
        </div>
      )}
    </div>
  );
}
