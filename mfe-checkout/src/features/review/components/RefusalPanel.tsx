import { shortReference } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { NOTICES } from '@storefront/shared/notices';
import { ErrorSummary } from '@storefront/shared/ui/field';
import type { NotPlaced } from '../api/place-order';
import * as messages from '../messages';

/** As the messages take it. */
const referenceOf = ({ reference }: { reference?: string }): string => (reference ? shortReference(reference) : 'none');

export interface RefusalPanelProps {
  refusal: NotPlaced;
  /** Counts the attempts, so that the same refusal asks for focus again. */
  attempt: number;
}

type Words = readonly [message: string, further: string, title?: string];

function wordsOf(t: Translate, refusal: NotPlaced): Words {
  switch (refusal.kind) {
    case 'changed':
      return [t(messages.changed), t(messages.nothingCharged)];
    case 'in-flight':
      return [t(messages.inFlight), t(messages.inFlightNext), t(messages.beingPlaced)];
    case 'may-take-longer':
      return [t(messages.delayed), t(messages.delayedNext)];
    case 'unanswered':
      return [t(messages.unanswered), t(messages.unansweredNext, { reference: referenceOf(refusal) })];
    case 'lost':
      return [t(messages.lost), t(messages.lostNext)];
    case 'not-proven':
      return [t(messages.notProven), t(messages.notProvenNext), t(messages.notPaid)];
    case 'refused':
      return [refusal.message, t(messages.refusedNext, { reference: referenceOf(refusal) })];
  }
}

/** Why the order was not placed, and the way on (OR-04). What has changed in prices and names is listed on its own. */
export function RefusalPanel({ refusal, attempt }: RefusalPanelProps) {
  const [message, further, title = NOTICES.orderNotCreated] = wordsOf(useTranslate(), refusal);
  return (
    <ErrorSummary attempt={attempt} title={title} errors={[{ message }]}>
      {further}
    </ErrorSummary>
  );
}
