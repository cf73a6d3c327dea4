import { formatMoney } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, useState } from 'react';
import * as messages from '../messages';
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

const AutorenewDialog = lazy(() =>
  import('../../../components/autorenew/AutorenewDialog').then((module) => ({ default: module.AutorenewDialog })),
);

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
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const notChanged = (lines: readonly string[]) => setFailure({ title: t(messages.notChanged), lines });
  const edits = useDomainEdits(notChanged);
  const renewal = useRenewAll((lines) => setFailure({ title: t(messages.notAdded), lines }));
  const count = names.length;
  const sum = renewalSum(names, useRenewalPrices(names));
  const isBusy = edits.isPending || renewal.isPending;
  const blocked = isBusy ? t(messages.busy) : undefined;
  const act = (action: () => void) => () => {
    setFailure(undefined);
    action();
  };
  const isShown = count > 0;
  return (
    <>
      <div {...(isShown && { className: styles.bar, role: 'group', 'aria-label': t(messages.actions) })}>
        {/* One region for both: screen readers announce what comes into one that was there before. */}
        <p className={isShown ? styles.count : styles.hint} role="status">
          {!isShown
            ? t(messages.selectHint)
            : sum
              ? t(messages.selectedPrices, { count, quiet: (words) => <span className={styles.note}>{words}</span> })
              : t(messages.selected, { count })}
        </p>
        {isShown && (
          <>
            <Button
              size="sm"
              loading={renewal.isPending && t(messages.adding)}
              disabledReason={blocked}
              onClick={act(() => renewal.mutate(names))}
            >
              {t(messages.renew, {
                count: sum?.count ?? count,
                sum: sum ? formatMoney(sum.minor, sum.currency) : 'none',
              })}
            </Button>
            <Button size="sm" disabledReason={blocked} onClick={act(() => setAsking(true))}>
              {t(messages.renewOn)}
            </Button>
            <Button
              size="sm"
              disabledReason={blocked}
              onClick={act(() =>
                edits.mutate({ names, edit: { auto_renew: false }, done: t(messages.renewIsOff, { count }) }),
              )}
            >
              {t(messages.renewOff)}
            </Button>
            <Button
              size="sm"
              disabledReason={blocked}
              onClick={act(() => edits.mutate({ names, edit: { locked: true }, done: t(messages.locked, { count }) }))}
            >
              {t(messages.lock)}
            </Button>
            <Button size="sm" variant="plain" onClick={onClear}>
              {t(messages.clear)}
            </Button>
            <Suspense>
              {asking && <AutorenewDialog names={names} onClose={() => setAsking(false)} onFailed={notChanged} />}
            </Suspense>
          </>
        )}
      </div>
      {isShown && failure && (
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
