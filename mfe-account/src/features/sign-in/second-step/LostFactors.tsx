import { useApiMutation, type ApiError } from '@storefront/shared/api';
import { askFactorRemoval } from '@storefront/shared/contract';
import { LINK_SECONDS } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef } from 'react';
import { hasEnded } from './has-ended';
import * as messages from './messages';
import styles from '../sign-in-form.module.css';

interface LostFactorsProps {
  readonly ticket: string;
  readonly days: number;
  /** Called if the ticket has ended, so that the password has to be entered again. */
  readonly onEnded: (why: ApiError) => void;
  readonly onBack: () => void;
}

/** Explains what a customer who has lost all second factors can do, and requests their removal. */
export function LostFactors({ ticket, days, onEnded, onBack }: LostFactorsProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = useApiMutation(askFactorRemoval, { gcTime: 0, onError: (error) => hasEnded(error) && onEnded(error) });

  useEffect(() => {
    // The pressed button is gone.
    heading.current?.focus();
  }, [ask.isSuccess]);

  const until = ask.data?.waits_until;
  return (
    <section className={styles.step} aria-labelledby="lost-factors">
      <h2 id="lost-factors" ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t(messages.lostTitle)}
      </h2>
      {ask.isSuccess ? (
        <p role="status">
          {until
            ? t(messages.alreadyWaits, { date: () => <DateText value={until} time /> })
            : t(messages.linkSent, { hours: LINK_SECONDS.begin_factor_removal / 3_600 })}
        </p>
      ) : (
        <>
          <Stack gap={8}>
            <p>{t(messages.lostLead)}</p>
            <ol className={styles.lost}>
              <li>{t(messages.lostLink)}</li>
              <li>{t(messages.lostWait, { days })}</li>
              <li>{t(messages.lostDone)}</li>
            </ol>
            <p>{t(messages.lostFound)}</p>
            <p>{t(messages.lostMailbox, { link: (words) => <PageLink to={paths.contact()}>{words}</PageLink> })}</p>
          </Stack>
          {ask.isError && !hasEnded(ask.error) && <Banner tone="danger">{failureText(ask.error, t)}</Banner>}
          <Button
            variant="filled"
            size="lg"
            loading={ask.isPending && t(messages.sendingLink)}
            onClick={() => ask.mutate({ input: { ticket } })}
          >
            {t(messages.sendLink)}
          </Button>
        </>
      )}
      <Row gap={16} className={styles.ways}>
        <Button variant="plain" onClick={onBack}>
          {t(messages.goBack)}
        </Button>
      </Row>
    </section>
  );
}
