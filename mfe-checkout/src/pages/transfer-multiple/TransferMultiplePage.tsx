import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, sumMinor, toMinor } from '@storefront/shared/domain';
import { PageLink, paths, useNavigate, useSearchParams } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { addTransfers } from '../../features/transfer/model/add-to-cart';
import { askedDomains } from '../../features/transfer/model/asked-domains';
import { CheckFailure } from '../../features/transfer/components/CheckFailure';
import { CheckRow } from '../../features/transfer/components/CheckRow';
import { NothingAsked } from '../../features/transfer/components/NothingAsked';
import { PleaseWait } from '../../features/transfer/components/PleaseWait';
import styles from '../../features/transfer/components/transfer.module.css';
import { useTransferCheck } from '../../features/transfer/api/use-transfer-check';
import { nameCount } from '../../model/name-count';

/** What can move first, then what lacks something, then what cannot: each in the order of the paste. */
const rank = { ready: 0, code_needed: 1, unknown: 2, blocked: 3 } as const;

function Several({ domains }: { domains: readonly string[] }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useTransferCheck(domains);
  const [later, setLater] = useState<Readonly<Record<string, TransferCheck>>>({});
  if (!data)
    return error ? (
      <CheckFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PleaseWait rows={domains.length} />
    );

  const checks = data.results.map((check) => later[check.domain] ?? check);
  const order = data.results
    .map(({ domain, status }) => ({ domain, rank: rank[status] }))
    .sort((a, b) => a.rank - b.rank);
  const byName = new Map(checks.map((check) => [check.domain, check]));
  const ready = checks.filter(({ status }) => status === 'ready');
  const waiting = checks.length - ready.length;
  const currency = ready[0]?.currency_code ?? 'USD';
  const sum = sumMinor(ready.map(({ price }) => toMinor(price ?? 0, currency)));
  return (
    <>
      <div className={styles.next}>
        <p role="status">
          {ready.length === 0
            ? 'None of these names can move now.'
            : `${nameCount(ready.length)} of ${checks.length} ready to move.`}
          {ready.length > 0 &&
            waiting > 0 &&
            ` ${waiting === 1 ? 'The other one stays' : `The other ${waiting} stay`} on this page.`}
        </p>
        {ready.length > 0 ? (
          <Button
            variant="filled"
            size="lg"
            onClick={() => {
              addTransfers(checks);
              void navigate(paths.cart());
            }}
          >
            Add {nameCount(ready.length)} for {formatMoney(sum, currency)}
          </Button>
        ) : (
          <Button
            loading={isFetching && 'Asking'}
            onClick={() => {
              setLater({});
              void refetch();
            }}
          >
            Check again
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {order.map(({ domain }) => {
          const check = byName.get(domain);
          return (
            check && (
              <CheckRow
                key={domain}
                check={check}
                onChecked={(result) => setLater((before) => ({ ...before, [domain]: result }))}
              />
            )
          );
        })}
      </ul>
    </>
  );
}

/** `/site/transfer-multiple?domain=` (RT-11): several names, each with what it lacks; the ready ones go to the cart together. */
export function TransferMultiplePage() {
  const [query] = useSearchParams();
  const domains = askedDomains(query);
  return (
    <Page
      title={domains.length > 0 ? `Transfer ${nameCount(domains.length)}` : 'Transfer several names'}
      above={<PageLink to={paths.transfer()}>Transfer names in</PageLink>}
    >
      {domains.length > 0 ? (
        <Several key={domains.join()} domains={domains} />
      ) : (
        <NothingAsked
          title="No names were given"
          line="Paste them with their codes, and they are checked here."
          action="Paste names"
        />
      )}
    </Page>
  );
}
