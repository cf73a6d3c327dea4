import { useDeferredValue, useMemo } from 'react';

import { useCurrency } from '@storefront/shared/currency';
import { failureCause, formatDate } from '@storefront/shared/domain';
import { useSearchParams } from '@storefront/shared/routing';
import { Button, DownloadButton } from '@storefront/shared/ui/button';
import { Banner, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { SearchField, Segmented } from '@storefront/shared/ui/field';
import { Page, Row } from '@storefront/shared/ui/layout';
import { PriceTable } from '../../features/price-list/PriceTable';
import { priceFile } from '../../features/price-list/price-file';
import {
  nextSort,
  PRICE_GROUPS,
  priceRows,
  readPriceView,
  writePriceView,
  type PriceView,
} from '../../features/price-list/price-table';
import { usePriceList } from '../../api/use-price-list';
import styles from './pricing-page.module.css';

const GROUPS = PRICE_GROUPS.map(({ id, label }) => ({ value: id, label }));

/** `/site/pricing`: every extension on sale in the shop currency, searchable and sortable (RT-07). The view is in the address. */
export function PricingPage() {
  const { code } = useCurrency();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readPriceView(query), [query]);
  const { offers, knownSince, error, isFetching, retry } = usePriceList(code);
  // Typing stays ahead of some hundred rows.
  const drawn = useDeferredValue(view);
  const rows = useMemo(() => priceRows(offers ?? [], drawn), [offers, drawn]);

  const change = (part: Partial<PriceView>): void =>
    setQuery(writePriceView({ ...view, ...part }), { replace: true, preventScrollReset: true });

  return (
    <Page
      title="Domain prices"
      heading="list"
      lead="Before tax. A late renewal costs the same unless its row says more."
    >
      <div className={styles.page}>
        <div className={styles.tools} data-print="hide">
          <SearchField
            label="Find an extension"
            placeholder="Find an extension"
            className={styles.find}
            value={view.find}
            onChange={(event) => change({ find: event.target.value })}
          />
          <Segmented label="Show" options={GROUPS} value={view.group} onChange={(group) => change({ group })} />
          <Row className={styles.files}>
            <Button disabled={!offers} onClick={() => window.print()}>
              Print
            </Button>
            <DownloadButton disabled={!offers} file={() => priceFile(rows, code, new Date())}>
              Download CSV
            </DownloadButton>
          </Row>
        </div>
        <p className={styles.printed}>
          {view.find || view.group !== 'all'
            ? `${rows.length} extensions of ${offers?.length ?? 0}`
            : `All ${rows.length} extensions`}
          , prices in {code}, {formatDate(knownSince ?? new Date())}
        </p>
        {knownSince && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" loading={isFetching && 'Trying'} onClick={retry}>
                Try again
              </Button>
            }
          >
            The shop does not answer right now. These are the prices of {formatDate(knownSince)}; the cart shows what a
            name costs when you add it.
          </Banner>
        )}
        {offers ? (
          <PriceTable
            offers={rows}
            sort={view.sort}
            onSort={(column) => change({ sort: nextSort(view.sort, column) })}
            empty={view.find ? `${dotted(view.find)} is not sold here.` : 'No extension in this group.'}
          />
        ) : error ? (
          <FailurePanel
            title="The prices did not load"
            cause={error}
            line={failureCause(error)}
            retrying={isFetching && 'Trying'}
            onRetry={retry}
          />
        ) : (
          <SkeletonRows rows={12} cells={5} row="result" label="Loading the prices" />
        )}
        <p className="sf-visually-hidden" role="status">
          {offers && `${rows.length} ${rows.length === 1 ? 'extension' : 'extensions'}`}
        </p>
      </div>
    </Page>
  );
}

const dotted = (find: string): string => `.${find.trim().replace(/^\.+/, '')}`;
