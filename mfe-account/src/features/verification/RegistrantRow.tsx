import { ApiError, apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import {
  listRegistrantVerifications,
  resendRegistrantVerification,
  type RegistrantVerification,
} from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { formatPersonName } from '@storefront/shared/domain';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { registrantNotice } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { StateText, type StateName } from '@storefront/shared/ui/state';
import { useState } from 'react';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import styles from './registrants.module.css';

const states: Record<RegistrantVerification['state'], { state: StateName; word: Message }> = {
  pending: { state: 'expiring', word: messages.notConfirmed },
  verified: { state: 'done', word: messages.confirmed },
  suspended: { state: 'failed', word: messages.suspended },
};

/** One registrant: the address, its state with date and consequence, and a button to send the email again. */
export function RegistrantRow({ registrant }: { registrant: RegistrantVerification }) {
  const t = useTranslate();
  const [now] = useState(() => new Date());
  const resend = useApiMutation(resendRegistrantVerification, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listRegistrantVerifications) }),
  });
  const { id, email, state, verified_at } = registrant;
  const tooOften = resend.error instanceof ApiError && resend.error.status === 429;
  return (
    <li className={styles.registrant}>
      <div className={styles.head}>
        <h2 className={styles.name}>{formatPersonName(registrant, t.language)}</h2>
        <StateText state={states[state].state}>{t(states[state].word)}</StateText>
      </div>
      <p className={styles.email}>{email}</p>
      <p className={styles.fact}>
        {verified_at
          ? t(messages.confirmedOn, { date: () => <DateText value={verified_at} />, count: registrant.domains.length })
          : registrantNotice(registrant, now, t)}
      </p>
      {state !== 'verified' && (
        <div>
          <Button
            loading={resend.isPending && t(messages.sending)}
            onClick={() => resend.mutate({ params: { id }, input: {} })}
          >
            {t(messages.sendAgainTo, { spoken, email })}
          </Button>
        </div>
      )}
      <p role="status" className={styles.fact}>
        {resend.isSuccess && t(messages.sentTo, { email })}
      </p>
      {resend.isError && (
        <Banner tone="danger">
          {tooOften ? t(messages.tooOften) : t(messages.notSent, { failure: failureText(resend.error, t) })}
        </Banner>
      )}
    </li>
  );
}
