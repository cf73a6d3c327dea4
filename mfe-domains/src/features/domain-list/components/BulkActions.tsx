import { formatMoney } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { useState } from 'react';
import { AutorenewDialog } from '../../../components/AutorenewDialog';
import styles from './bulk-actions.module.css';
import { renewalSum } from '../model/renewal-sum';
import { useDomainEdits } from '../../../api/use-domain-edits';
import { useRenewAll } from '../api/use-renew-all';
import { useRenewalPrices } from '../api/use-renewal-prices';

interface BulkActionsProps {
  /** The selected domains. */
  names: readonly string[];
  onClear: () => void;
}

const domains = (count: number): string => (count === 1 ? '1 domain' : `${count} domains`);
const count = (names: readonly string[]): string => domains(names.length);

const NOBODY: readonly string[] = [];

/** What did not work: a title, and one sentence for each domain. */
interface Failure {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * What can be done to the selected domains at once: renew, auto-renew on and off, lock (DM-01). Its room is kept while nothing is
 * selected, so that the first tick moves no row; what failed stays until the next action.
 */
export function BulkActions({ names, onClear }: BulkActionsProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const notChanged = (lines: readonly string[]) => setFailure({ title: 'Not changed:', lines });
  const edits = useDomainEdits(notChanged);
  const renewal = useRenewAll((lines) => setFailure({ title: 'Not added to your cart:', lines }));
  const sum = renewalSum(names, useRenewalPrices(names));
  const isBusy = edits.isPending || renewal.isPending;
  const blocked = isBusy ? 'The last change is still being made' : undefined;
  const act = (action: () => void) => () => {
    setFailure(undefined);
    action();
  };
  if (names.length === 0) return <p className={styles.hint}>Select domains to renew or change several at once.</p>;
  return (
    <>
      <div className={styles.bar} role="group" aria-label="Actions for the selected domains">
        <p className={styles.count} role="status">
          {count(names)} selected
          {sum && <span className={styles.note}> (prices before tax and add-ons)</span>}
        </p>
        <Button
          size="sm"
          loading={renewal.isPending && 'Adding'}
          disabledReason={blocked}
          onClick={act(() => renewal.mutate(names))}
        >
          Renew {sum ? `${domains(sum.count)}, ${formatMoney(sum.minor, sum.currency)}` : count(names)}
        </Button>
        <Button size="sm" disabledReason={blocked} onClick={act(() => setAsking(true))}>
          Auto-renew on
        </Button>
        <Button
          size="sm"
          disabledReason={blocked}
          onClick={act(() =>
            edits.mutate({
              names,
              edit: { auto_renew: false },
              done: `Auto-renew is off for ${count(names)}. Each expires at the end of its term unless you renew it.`,
            }),
          )}
        >
          Auto-renew off
        </Button>
        <Button
          size="sm"
          disabledReason={blocked}
          onClick={act(() =>
            edits.mutate({
              names,
              edit: { locked: true },
              done: `${count(names)} locked: nobody can transfer ${names.length === 1 ? 'it' : 'them'} away.`,
            }),
          )}
        >
          Lock
        </Button>
        <Button size="sm" variant="plain" onClick={onClear}>
          Clear selection
        </Button>
        <AutorenewDialog names={asking ? names : NOBODY} onClose={() => setAsking(false)} onFailed={notChanged} />
      </div>
      {failure && (
        <Banner tone="danger">
          {failure.title}
          <ul className={styles.failed}>
            {failure.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
