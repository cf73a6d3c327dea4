import { shortReference } from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { ErrorSummary } from '@storefront/shared/ui/field';
import type { NotPlaced } from '../api/place-order';

const reference = (id: string | undefined): string => (id ? ` Reference ${shortReference(id)}.` : '');

export interface RefusalPanelProps {
  refusal: NotPlaced;
  /** Counts the attempts, so that the same refusal asks for focus again. */
  attempt: number;
}

type Words = readonly [message: string, further: string, title?: string];

function wordsOf(refusal: NotPlaced): Words {
  switch (refusal.kind) {
    case 'changed':
      return ['Something has changed since you saw it. Look through the names below', 'Nothing was charged.'];
    case 'in-flight':
      return [
        'It was sent already and takes longer than usual',
        'Wait a moment, then press Pay again: it is the same order and is charged once.',
        'Your order is being placed',
      ];
    case 'may-take-longer':
      return [
        'Our registrar has just stopped answering',
        'Nothing was charged. Read below what that means, then press Pay again if you want to go on.',
      ];
    case 'unanswered':
      return [
        'No answer came, so we cannot say whether the order arrived',
        `Try again in a moment: it is the same order and is charged once.${reference(refusal.reference)}`,
      ];
    case 'lost':
      return [
        'The connection broke off before the order arrived',
        'Nothing was charged. Try again: if it arrives late, it is the same order and is charged once.',
      ];
    case 'not-proven':
      return [
        'A saved card pays only after you have confirmed that it is you',
        'Nothing was charged, and your order is still here. Press Pay again when you are ready.',
        'You have not paid yet',
      ];
    case 'refused':
      return [refusal.message, `Nothing was charged.${reference(refusal.reference)}`];
  }
}

/** Why the order was not placed, and the way on (OR-04). What has changed in prices and names is listed on its own. */
export function RefusalPanel({ refusal, attempt }: RefusalPanelProps) {
  const [message, further, title = NOTICES.orderNotCreated] = wordsOf(refusal);
  return (
    <ErrorSummary attempt={attempt} title={title} errors={[{ message }]}>
      {further}
    </ErrorSummary>
  );
}
