import { ApiError, apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import {
  listRegistrantVerifications,
  resendRegistrantVerification,
  type RegistrantVerification,
} from '@storefront/shared/contract';
import { failureText, registrantNotice } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { StateText, type StateName } from '@storefront/shared/ui/state';
import { useState } from 'react';
import styles from './registrants.module.css';

const states: Record<RegistrantVerification['state'], { state: StateName; word: string }> = {
  pending: { state: 'expiring', word: 'Not confirmed yet' },
  verified: { state: 'done', word: 'Confirmed' },
  suspended: { state: 'failed', word: 'Suspended' },
};

/** One owner: the address, its state with date and consequence, and the email once more. */
export function RegistrantRow({ registrant }: { registrant: RegistrantVerification }) {
  const [now] = useState(() => new Date());
  const resend = useApiMutation(resendRegistrantVerification, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listRegistrantVerifications) }),
  });
  const { id, first_name, last_name, email, state, verified_at } = registrant;
  const tooOften = resend.error instanceof ApiError && resend.error.status === 429;
  return (
    <li className={styles.registrant}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {first_name} {last_name}
        </h2>
        <StateText state={states[state].state}>{states[state].word}</StateText>
      </div>
      <p className={styles.email}>{email}</p>
      <p className={styles.fact}>
        {verified_at ? (
          <>
            Confirmed on <DateText value={verified_at} />, for{' '}
            {registrant.domains.length === 1 ? '1 name' : `${registrant.domains.length} names`}.
          </>
        ) : (
          registrantNotice(registrant, now)
        )}
      </p>
      {state !== 'verified' && (
        <div>
          <Button loading={resend.isPending && 'Sending'} onClick={() => resend.mutate({ params: { id }, input: {} })}>
            Send the email again<span className="sf-visually-hidden"> to {email}</span>
          </Button>
        </div>
      )}
      <p role="status" className={styles.fact}>
        {resend.isSuccess && `Sent to ${email}. Only the link in this newest email works.`}
      </p>
      {resend.isError && (
        <Banner tone="danger">
          {tooOften
            ? 'The email was sent several times already. Look in the spam folder, or try again in an hour.'
            : `The email was not sent. ${failureText(resend.error)}`}
        </Banner>
      )}
    </li>
  );
}
