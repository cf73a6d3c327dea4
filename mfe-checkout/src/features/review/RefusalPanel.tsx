import { shortReference } from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { ErrorSummary } from '@storefront/shared/ui/field';
import type { NotPlaced } from './place-order';

const reference = (id: string | undefined): string => (id ? ` Reference ${shortReference(id)}.` : '');

export interface RefusalPanelProps {
  refusal: NotPlaced;
  /** Counts the attempts, so that the same refusal asks for focus again. */
  attempt: number;
}

/** Why the order was not placed, and the way on (OR-04). What has changed in prices and names is listed on its own. */
export function RefusalPanel({ refusal, attempt }: RefusalPanelProps) {
  switch (refusal.kind) {
    case 'changed':
      return (
        <ErrorSummary attempt={attempt} title={NOTICES.orderNotCreated} errors={[{ message: 'Something has changed since you saw it. Look through the names below' }]}>
          Nothing was charged.
        </ErrorSummary>
      );
    case 'in-flight':
      return (
        <ErrorSummary attempt={attempt} title="Your order is being placed" errors={[{ message: 'It was sent already and takes longer than usual' }]}>
          Wait a moment, then press Pay again: it is the same order and is charged once.
        </ErrorSummary>
      );
    case 'may-take-longer':
      return (
        <ErrorSummary attempt={attempt} title={NOTICES.orderNotCreated} errors={[{ message: 'Our registrar has just stopped answering' }]}>
          Nothing was charged. Read below what that means, then press Pay again if you want to go on.
        </ErrorSummary>
      );
    case 'unanswered':
      return (
        <ErrorSummary attempt={attempt} title={NOTICES.orderNotCreated} errors={[{ message: 'No answer came, so we cannot say whether the order arrived' }]}>
          Try again in a moment: it is the same order and is charged once.{reference(refusal.reference)}
        </ErrorSummary>
      );
    case 'lost':
      return (
        <ErrorSummary attempt={attempt} title={NOTICES.orderNotCreated} errors={[{ message: 'The connection broke off before the order arrived' }]}>
          Nothing was charged. Try again: if it arrives late, it is the same order and is charged once.
        </ErrorSummary>
      );
    case 'not-proven':
      return (
        <ErrorSummary attempt={attempt} title="You have not paid yet" errors={[{ message: 'A saved card pays only after you have confirmed that it is you' }]}>
          Nothing was charged, and your order is still here. Press Pay again when you are ready.
        </ErrorSummary>
      );
    case 'refused':
      return (
        <ErrorSummary attempt={attempt} title={NOTICES.orderNotCreated} errors={[{ message: refusal.message }]}>
          Nothing was charged.{reference(refusal.reference)}
        </ErrorSummary>
      );
  }
}
