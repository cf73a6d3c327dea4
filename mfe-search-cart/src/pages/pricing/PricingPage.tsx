import { useDeferredValue, useId, useMemo } from 'react';

import { useCurrency } from '@storefront/shared/currency';
import { formatDate } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { Button, DownloadButton } from '@storefront/shared/ui/button';
import { Banner, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { SearchField, Segmented } from '@storefront/shared/ui/field';
import { Page, Row } from '@storefront/shared/ui/layout';
import { PriceTable } from '../../features/price-list/components/PriceTable';
import { priceFile } from '../../features/price-list/model/price-file';
import {
  nextSort,
  PRICE_GROUPS,
  priceRows,
  readPriceView,
  writePriceView,
  writeSort,
  type PriceView,
} from '../../features/price-list/model/price-table';
import { usePriceList } from '../../api/use-price-list';
import * as messages from './messages';
import styles from './pricing-page.module.css';

/** `/site/pricing`: every extension on sale in the shop currency, searchable and sortable (RT-07). The view is in the URL. */
export function PricingPage() {
  const t = useTranslate();
  const { code } = useCurrency();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readPriceView(query), [query]);
  const { offers, knownSince, error, isFetching, retry } = usePriceList(code);
  // Deferred, so that typing stays responsive with hundreds of rows.
  const drawn = useDeferredValue(view);
  const rows = useMemo(() => priceRows(offers ?? [], drawn), [offers, drawn]);

  const groups = PRICE_GROUPS.map(({ id, label }) => ({ value: id, label: t(label) }));
  // The date depends on the reader's time zone, which the server does not know. It is only printed, which does not happen before hydration.
  const day = useHydrated() ? formatDate(knownSince ?? new Date()) : '';
  const printed = { count: rows.length, currency: code, date: day };
  const sortForm = useId();
  const change = (part: Partial<PriceView>): void =>
    setQuery(writePriceView({ ...view, ...part }), { replace: true, preventScrollReset: true });

  return (
    <Page title={t(messages.title)} heading="list" lead={t(messages.lead)}>
      <div className={styles.page}>
        <form method="get" className={styles.tools} data-print="hide" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t(messages.find)}
            placeholder={t(messages.find)}
            className={styles.find}
            name="find"
            value={view.find}
            onChange={(event) => change({ find: event.target.value })}
          />
          <Segmented
            label={t(messages.show)}
            name="show"
            options={groups}
            value={view.group}
            onChange={(group) => change({ group })}
          />
          <input type="hidden" name="sort" value={writeSort(view.sort)} />
          <noscript>
            <Button type="submit">{t(messages.apply)}</Button>
          </noscript>
          <Row className={styles.files}>
            <Button disabled={!offers} onClick={() => window.print()}>
              {t(messages.print)}
            </Button>
            <DownloadButton disabled={!offers} file={() => priceFile(rows, code, new Date(), t)}>
              {t(messages.download)}
            </DownloadButton>
          </Row>
        </form>
        <p className={styles.printed}>
          {view.find || view.group !== 'all'
            ? t(messages.printedSome, { ...printed, total: offers?.length ?? 0 })
            : t(messages.printedAll, printed)}
        </p>
        {/* A separate form, because Enter in the field of the form above would press the first heading. */}
        <form id={sortForm} method="get" hidden onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="find" value={view.find} />
          <input type="hidden" name="show" value={view.group} />
        </form>
        {knownSince && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" loading={isFetching && t(messages.trying)} onClick={retry}>
                {t(messages.tryAgain)}
              </Button>
            }
          >
            {t(messages.oldPrices, { date: formatDate(knownSince) })}
          </Banner>
        )}
        {offers ? (
          <PriceTable
            offers={rows}
            sort={view.sort}
            form={sortForm}
            onSort={(column) => change({ sort: nextSort(view.sort, column) })}
            empty={view.find ? t(messages.notSold, { extension: withDot(view.find) }) : t(messages.groupEmpty)}
          />
        ) : error ? (
          <FailurePanel
            title={t(messages.notLoaded)}
            cause={error}
            line={failureCause(error, t)}
            retrying={isFetching && t(messages.trying)}
            onRetry={retry}
          />
        ) : (
          <SkeletonRows rows={12} cells={5} row="result" label={t(messages.loading)} />
        )}
        <p className="sf-visually-hidden" role="status">
          {offers && t(messages.count, { count: rows.length })}
        </p>
      </div>
    </Page>
  );
}

const withDot = (find: string): string => `.${find.trim().replace(/^\.+/, '')}`;
