import { formatMoney } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import * as messages from '../messages';
import styles from './bulk-actions.module.css';
import { renewalSum } from '../model/renewal-sum';
import { useRenewAll } from '../api/use-renew-all';
import { useRenewalPrices } from '../api/use-renewal-prices';

const BulkMenu = lazy(() => import('../../../components/bulk/BulkMenu').then((m) => ({ default: m.BulkMenu })));

/** Maximum number of domains added to the cart at once, as each becomes a cart line. */
const RENEWED_AT_ONCE = 200;

interface BulkActionsProps {
  /** The selected domains. */
  names: readonly string[];
  onClear: () => void;
  /** The line that says how many are selected. Gets the focus of actions that disappear. */
  statusRef: RefObject<HTMLParagraphElement | null>;
  /** Control to select more domains. */
  children?: ReactNode;
}

/**
 * Actions on the selected domains: renew them, or change a setting in the background (DM-01, DM-13). Takes up its space even if nothing
 * is selected, so that the first selection does not shift the rows. Domains that could not be added stay listed until the next attempt.
 */
export function BulkActions({ names, onClear, statusRef, children }: BulkActionsProps) {
  const t = useTranslate();
  const [failed, setFailed] = useState<readonly string[]>();
  const renewal = useRenewAll(setFailed);
  const count = names.length;
  const isTooMany = count > RENEWED_AT_ONCE;
  const priced = isTooMany ? [] : names;
  const sum = renewalSum(priced, useRenewalPrices(priced));
  const isShown = count > 0;
  return (
    <>
      <div {...(isShown && { className: styles.bar, role: 'group', 'aria-label': t(messages.actions) })}>
        {/* One live region for both texts: screen readers announce changes only in a region that already exists. */}
        <p ref={statusRef} tabIndex={-1} className={isShown ? styles.count : styles.hint} role="status">
          {!isShown
            ? t(messages.selectHint)
            : sum
              ? t(messages.selectedPrices, { count, quiet: (words) => <span className={styles.note}>{words}</span> })
              : t(messages.selected, { count })}
        </p>
        {isShown && (
          <>
            {children}
            <Button
              size="sm"
              loading={renewal.isPending && t(messages.adding)}
              disabledReason={isTooMany ? t(messages.mostRenewed, { max: RENEWED_AT_ONCE }) : undefined}
              onClick={() => {
                setFailed(undefined);
                renewal.mutate(names);
              }}
            >
              {t(messages.renew, {
                count: sum?.count ?? count,
                sum: sum ? formatMoney(sum.minor, sum.currency) : 'none',
              })}
            </Button>
            <Suspense>
              <BulkMenu names={names} />
            </Suspense>
            <Button
              size="sm"
              variant="plain"
              onClick={() => {
                statusRef.current?.focus();
                onClear();
              }}
            >
              {t(messages.clear)}
            </Button>
          </>
        )}
      </div>
      {isShown && failed && (
        <Banner tone="danger">
          {t(messages.notAdded)}
          <ul className={styles.failed}>
            {failed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
