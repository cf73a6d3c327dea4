import { ApiError } from '@storefront/shared/api';
import { shortReference } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate, type Message, type Translate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { ErrorSummary } from '@storefront/shared/ui/field';
import type { NotPlaced } from '../api/place-order';
import * as messages from '../messages';

interface RefusalPanelProps {
  refusal: NotPlaced;
  /** Incremented with each attempt, so that the same refusal takes the focus again. */
  attempt: number;
}

/** Titles of refusals after which the order may still succeed. */
const TITLES: Partial<Record<NotPlaced['kind'], Message>> = {
  in_flight: messages.beingPlaced,
  not_proven: messages.notPaid,
  offline: messages.notSent,
};

const getText = (error: unknown, t: Translate): string => {
  if (error instanceof ApiError) return failureCause(error, t);
  return error instanceof Error ? error.message : String(error);
};

/** Shows why the order was not placed, and how to continue (OR-04). Changed prices and domains are listed separately. */
export function RefusalPanel({ refusal, attempt }: RefusalPanelProps) {
  const t = useTranslate();
  const { kind } = refusal;
  const title = TITLES[kind];
  const message = kind === 'refused' ? getText(refusal.error, t) : t(messages.refused, { kind });
  const reference = 'reference' in refusal && refusal.reference ? shortReference(refusal.reference) : 'none';
  return (
    <ErrorSummary attempt={attempt} title={t(title ?? noticeMessages.orderNotCreated)} errors={[{ message }]}>
      {t(messages.refusedNext, { kind, reference })}
    </ErrorSummary>
  );
}
