import { ApiError, queryClient } from '@storefront/shared/api';
import { getForwardingState } from '@storefront/shared/contract';
import { detailText, failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './forwarding.module.css';

/** Whether forwarding was refused because the customer's own DNS records conflict with it. */
export const isRecordConflict = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'records_in_the_way';

/** Refetches the state of the forwarding after a change. */
export const refetchForwardingState = () => void queryClient.invalidateQueries({ queryKey: [getForwardingState.id] });

interface ConflictingRecordsProps {
  readonly error: Error | null;
  readonly pending: boolean;
  readonly onReplace: () => void;
}

/** Lists the customer's own DNS records that conflict with forwarding, with a button to replace them. */
export function ConflictingRecords({ error, pending, onReplace }: ConflictingRecordsProps) {
  const t = useTranslate();
  if (!isRecordConflict(error) || pending) return null;
  // The records are listed below, so the sentence omits them.
  const { detail, ...body } = { detail: undefined, ...error.body };
  const brief = Object.create(error, { body: { value: body } }) as ApiError;
  const records = Array.isArray(detail)
    ? detail.flatMap((item) => (typeof item === 'object' ? [detailText(item, t)] : []))
    : [];
  return (
    <Banner tone="warning">
      <p>{t(messages.inTheWay, { failure: failureText(brief, t) })}</p>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record}>
            <code>{record}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onReplace}>{t(messages.replace)}</Button>
    </Banner>
  );
}
