import { ApiError, apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { confirmRegistrant, listRegistrantVerifications } from '@storefront/shared/contract';
import { failureText, toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import styles from './registrants.module.css';

/** What the link in the email opens: one deliberate press, since programs that scan emails open links too. */
export function ConfirmRegistrant({ token }: { token: string }) {
  const { status } = useSession();
  const confirm = useApiMutation(confirmRegistrant, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listRegistrantVerifications) }),
  });

  const isDead = confirm.error instanceof ApiError && confirm.error.status === 422;
  if (confirm.isSuccess) {
    const { email, domains } = confirm.data;
    return (
      <div className={styles.confirm}>
        <p role="status">
          {email} is confirmed.{' '}
          {domains.length > 0 &&
            `${domains.map(toUnicode).join(', ')} ${domains.length === 1 ? 'works' : 'work'} without an end date for this.`}
        </p>
        {status === 'authenticated' && (
          <div>
            <ButtonLink as={PageLink} to={paths.domains.list()} variant="filled">
              See your domains
            </ButtonLink>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles.confirm}>
      <p>
        You opened this from an email to the owner of one or more domains. Confirm that the address is yours, and the
        names keep working.
      </p>
      {confirm.isError && (
        <Banner tone="danger">
          {failureText(confirm.error)}{' '}
          {status === 'authenticated' && <PageLink to={paths.verification()}>See who waits to be confirmed</PageLink>}
          {status === 'guest' && isDead && <PageLink to={paths.login(paths.verification())}>Sign in</PageLink>}
        </Banner>
      )}
      {!isDead && (
        <div>
          <Button
            variant="filled"
            size="lg"
            loading={confirm.isPending && 'Confirming'}
            onClick={() => confirm.mutate({ input: { token } })}
          >
            Confirm the address
          </Button>
        </div>
      )}
    </div>
  );
}
