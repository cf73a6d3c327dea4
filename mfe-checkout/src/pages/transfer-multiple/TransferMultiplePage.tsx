import type { TransferCheck } from '@storefront/shared/contract';
import { formatMoney, sumMinor, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useNavigate, useSearchParams } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { addTransfers } from '../../features/transfer/model/add-to-cart';
import { readAskedDomains } from '../../features/transfer/model/asked-domains';
import { CheckFailure } from '../../features/transfer/components/CheckFailure';
import { CheckRow } from '../../features/transfer/components/CheckRow';
import { NothingAsked } from '../../features/transfer/components/NothingAsked';
import { PleaseWait } from '../../features/transfer/components/PleaseWait';
import styles from '../../features/transfer/components/transfer.module.css';
import { useTransferCheck } from '../../features/transfer/api/use-transfer-check';
import * as messages from './messages';

/**
 * Sorts domains that can be transferred first, then those that need something, then those that cannot; each group in the order of the
 * paste.
 */
const rank = { ready: 0, code_needed: 1, unknown: 2, blocked: 3 } as const;

function Several({ domains }: { domains: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useTransferCheck(domains);
  const [later, setLater] = useState<Readonly<Record<string, TransferCheck>>>({});
  const results = data?.results ?? [];
  const checks = results.map((check) => later[check.domain] ?? check);
  const order = results.map(({ domain, status }) => ({ domain, rank: rank[status] })).sort((a, b) => a.rank - b.rank);
  const byName = new Map(checks.map((check) => [check.domain, check]));
  const ready = checks.filter(({ status }) => status === 'ready');
  const currency = ready[0]?.currency_code ?? 'USD';
  const sum = sumMinor(ready.map(({ price }) => toMinor(price ?? 0, currency)));
  return (
    <>
      {/* Screen readers announce changes only in a region that existed before. */}
      <div className={data ? styles.next : 'sf-visually-hidden'}>
        <p role="status">
          {data &&
            t(messages.ready, {
              ready: ready.length,
              all: checks.length,
              staying: ready.length > 0 ? checks.length - ready.length : 0,
            })}
        </p>
        {!data ? null : ready.length > 0 ? (
          <Button
            variant="filled"
            size="lg"
            onClick={() => {
              addTransfers(checks);
              void navigate(paths.cart());
            }}
          >
            {t(messages.add, { count: ready.length, sum: formatMoney(sum, currency) })}
          </Button>
        ) : (
          <Button
            loading={isFetching && t(messages.asking)}
            onClick={() => {
              setLater({});
              void refetch();
            }}
          >
            {t(messages.checkAgain)}
          </Button>
        )}
      </div>
      {!data &&
        (error ? (
          <CheckFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <PleaseWait rows={domains.length} />
        ))}
      {data && (
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
      )}
    </>
  );
}

/**
 * `/site/transfer-multiple?domain=` (RT-11): several domains, each with what it needs. Those that are ready are added to the cart together.
 */
export function TransferMultiplePage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const domains = readAskedDomains(query);
  return (
    <Page
      title={t(messages.title, { count: domains.length })}
      above={<PageLink to={paths.transfer()}>{t(messages.transferNames)}</PageLink>}
    >
      {domains.length > 0 ? (
        <Several key={domains.join()} domains={domains} />
      ) : (
        <NothingAsked title={t(messages.nothingAsked)} line={t(messages.askHow)} action={t(messages.paste)} />
      )}
    </Page>
  );
}
