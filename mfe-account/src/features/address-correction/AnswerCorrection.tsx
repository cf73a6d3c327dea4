import { ApiError, useApiMutation } from '@storefront/shared/api';
import { answerAddressCorrection, type OutputOf } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { refreshSession } from '@storefront/shared/session';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner, NeedsScripts } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef } from 'react';
import * as messages from './messages';
import styles from './address-correction.module.css';

interface AnswerCorrectionProps {
  readonly token: string;
  /** The address that the email was sent to, for the texts only: the server decides what the link can do. */
  readonly at: 'former' | 'new';
}

/**
 * The target of links in emails about an address correction. A button has to be pressed, because programs that scan emails open links too.
 */
export function AnswerCorrection({ token, at }: AnswerCorrectionProps) {
  const t = useTranslate();
  const answer = useApiMutation(answerAddressCorrection, { onSuccess: () => refreshSession() });
  if (answer.isSuccess) return <Answered answered={answer.data} />;

  const isDead = answer.error instanceof ApiError && answer.error.status === 422;
  const running = answer.isPending ? answer.variables.input.answer : undefined;
  // The first press counts: the other button must not send the opposite while the answer is on its way.
  const give = (decision: 'confirm' | 'stop') => ({
    'aria-disabled': running !== undefined && running !== decision,
    onClick: () => answer.mutate({ input: { token, answer: decision } }),
  });
  const isFormer = at === 'former';
  return (
    <Stack gap={16}>
      <NeedsScripts />
      <p>{t(isFormer ? messages.formerLead : messages.newLead)}</p>
      {isFormer && <p>{t(messages.formerChoice)}</p>}
      {answer.isError && <Banner tone="danger">{failureText(answer.error, t)}</Banner>}
      {!isDead && (
        <div className={styles.choices}>
          {/* For a customer who did not request the correction, stopping it is the main action. */}
          <Button
            variant={isFormer ? 'filled' : 'outlined'}
            size="lg"
            loading={running === 'stop' && t(messages.stopping)}
            {...give('stop')}
          >
            {t(messages.stop)}
          </Button>
          <Button
            variant={isFormer ? 'outlined' : 'filled'}
            size="lg"
            loading={running === 'confirm' && t(messages.confirming)}
            {...give('confirm')}
          >
            {t(isFormer ? messages.confirmChange : messages.confirmAddress)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Takes the focus, because the pressed button is gone. */
function Answered({ answered }: { readonly answered: OutputOf<typeof answerAddressCorrection> }) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div ref={outcome} tabIndex={-1}>
      <Outcome answered={answered} />
    </div>
  );
}

function Outcome({ answered }: { readonly answered: OutputOf<typeof answerAddressCorrection> }) {
  const t = useTranslate();
  const { outcome, is_confirmed, waits_until } = answered;
  if (outcome === 'stopped') return <p role="status">{t(messages.stopped)}</p>;
  if (outcome === 'waiting')
    return (
      <p role="status">
        {is_confirmed
          ? t(messages.waitsForTime, { date: () => <DateText value={waits_until} time /> })
          : t(messages.waitsForNew)}
      </p>
    );
  return (
    <Stack gap={16}>
      <p role="status">{t(messages.done)}</p>
      <div>
        <ButtonLink as={PageLink} to={paths.recover()} variant="filled">
          {t(messages.setPassword)}
        </ButtonLink>
      </div>
    </Stack>
  );
}
