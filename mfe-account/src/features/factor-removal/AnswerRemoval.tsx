import { ApiError, useApiMutation } from '@storefront/shared/api';
import { answerFactorRemoval } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { refreshSession } from '@storefront/shared/session';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner, NeedsScripts } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import * as messages from './messages';

interface AnswerRemovalProps {
  readonly token: string;
  /** What the link is for, for the texts only: the server decides what it can do. */
  readonly asks: 'begin' | 'stop';
}

/**
 * The target of links in emails about a removal of two-step sign-in. A button has to be pressed, because programs that scan emails open
 * links too.
 */
export function AnswerRemoval({ token, asks }: AnswerRemovalProps) {
  const t = useTranslate();
  const answer = useApiMutation(answerFactorRemoval, { onSuccess: () => refreshSession() });
  if (answer.isSuccess)
    return answer.data.outcome === 'stopped' ? <Stopped /> : <Begun waitsUntil={answer.data.waits_until} />;

  const isDead = answer.error instanceof ApiError && answer.error.status === 422;
  const begins = asks === 'begin';
  if (isDead)
    return (
      <Stack gap={16}>
        <Outcome>
          <Banner tone="danger">{failureText(answer.error, t)}</Banner>
        </Outcome>
        {!begins && <NewPassword />}
      </Stack>
    );
  return (
    <Stack gap={16}>
      <NeedsScripts />
      <p>{t(begins ? messages.beginLead : messages.stopLead)}</p>
      {begins && (
        <p>{t(messages.beginNotYou, { link: (words) => <PageLink to={paths.recover()}>{words}</PageLink> })}</p>
      )}
      {answer.isError && <Banner tone="danger">{failureText(answer.error, t)}</Banner>}
      <div>
        <Button
          variant="filled"
          size="lg"
          loading={answer.isPending && t(begins ? messages.beginning : messages.stopping)}
          onClick={() => answer.mutate({ input: { token, answer: asks } })}
        >
          {t(begins ? messages.begin : messages.stop)}
        </Button>
      </div>
    </Stack>
  );
}

/** Takes the focus, because the pressed button is gone. */
function Outcome({ children }: { readonly children: ReactNode }) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div ref={outcome} tabIndex={-1}>
      {children}
    </div>
  );
}

function Begun({ waitsUntil }: { readonly waitsUntil: string }) {
  const t = useTranslate();
  return (
    <Outcome>
      <p role="status">{t(messages.begun, { date: () => <DateText value={waitsUntil} time /> })}</p>
    </Outcome>
  );
}

function Stopped() {
  const t = useTranslate();
  return (
    <Stack gap={16}>
      <Outcome>
        <p role="status">{t(messages.stopped)}</p>
      </Outcome>
      <NewPassword />
    </Stack>
  );
}

function NewPassword() {
  const t = useTranslate();
  return (
    <>
      <p>{t(messages.changePassword)}</p>
      <div>
        <ButtonLink as={PageLink} to={paths.recover()} variant="filled">
          {t(messages.setPassword)}
        </ButtonLink>
      </div>
    </>
  );
}
