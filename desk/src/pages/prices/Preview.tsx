import { useState } from 'react';
import { deskPreviewPrices, type deskPrices, type PriceDraft } from '@storefront/shared/contract/desk';
import type { OutputOf } from '@storefront/shared/contract';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Amount } from '../../components/Amount';
import { Loaded } from '../../components/Loaded';
import * as messages from './messages';
import styles from './prices.module.css';

type Offer = OutputOf<typeof deskPreviewPrices>['rows'][number];

interface PreviewProps {
  readonly draft: PriceDraft;
  readonly prices: OutputOf<typeof deskPrices>;
  /** Initial TLD, from the draft. */
  readonly first: string;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Shows the price for a customer, now and with the draft. */
export function Preview({ draft, prices, first }: PreviewProps) {
  const t = useTranslate();
  const [tld, setTld] = useState(first);
  const [country, setCountry] = useState('');
  const [day, setDay] = useState('');
  const [chosen, setCurrency] = useState('');
  const currency = chosen || (prices.currencies[0] ?? '');
  const query = useApiQuery(
    deskPreviewPrices,
    { input: { draft, tld, country: country || null, day: day || null } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const column = (name: string): string[] =>
    prices.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[name] ?? []));
  const columns: Column<Offer>[] = [
    {
      key: 'offer',
      header: t(messages.offer),
      cell: ({ service, years }) => t(messages.offerName, { service, years }),
    },
    ...(['was', 'now'] as const).map((when): Column<Offer> => ({
      key: when,
      header: t(messages[when]),
      align: 'end',
      narrow: 'labelled',
      cell: (offer) => (
        <Shown price={offer[when]} other={offer[when === 'was' ? 'now' : 'was']} currency={currency} when={when} />
      ),
    })),
  ];
  return (
    <Section title={t(messages.preview)}>
      <Stack gap={16}>
        <div className={styles.tools}>
          <SelectField
            label={t(messages.previewOf)}
            width="medium"
            value={tld}
            onChange={(event) => setTld(event.target.value)}
            options={[...new Set(column('ending'))].sort().map((ending) => ({ value: ending.slice(1), label: ending }))}
          />
          <SelectField
            label={t(messages.previewIn)}
            width="medium"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            options={[
              { value: '', label: t(messages.guest) },
              ...[...new Set(column('country'))]
                .map((code) => ({ value: code, label: countryNames.of(code) ?? code }))
                .sort((a, b) => a.label.localeCompare(b.label, 'en')),
            ]}
          />
          <SelectField
            label={t(messages.previewCurrency)}
            width="short"
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
            options={prices.currencies.map((code) => ({ value: code, label: code }))}
          />
          <TextField
            label={t(messages.previewDay)}
            type="date"
            width="medium"
            optional
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </div>
        <Loaded query={query} loading={t(messages.previewing)} failed={t(messages.notPreviewed)}>
          {({ rows, taxes }) => (
            <>
              <DataTable
                caption={t(messages.preview)}
                columns={columns}
                rows={rows.filter(({ currency_code }) => currency_code === currency)}
                rowKey={({ service, years }) => `${service} ${years}`}
                density="compact"
                empty={t(messages.notSold)}
              />
              {taxes.length > 0 && (
                <p className={styles.quiet}>
                  {t(messages.previewTaxes, {
                    taxes: taxes
                      .map(({ name, rate }) => t(messages.previewTax, { name, rate: String(rate) }))
                      .join('; '),
                  })}
                </p>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function Shown({
  price,
  other,
  currency,
  when,
}: {
  readonly price: Offer['now'];
  readonly other: Offer['now'];
  readonly currency: string;
  readonly when: 'was' | 'now';
}) {
  const t = useTranslate();
  if (!price) return <span className={styles.quiet}>{t(messages.notSold)}</span>;
  const isChanged = price.total !== other?.total;
  const total = <Amount value={price.total} currency={currency} strong={when === 'now' && isChanged} />;
  return (
    <>
      {isChanged ? (
        when === 'was' ? (
          <del className={styles.was}>{total}</del>
        ) : (
          <ins className={styles.now}>{total}</ins>
        )
      ) : (
        total
      )}
      {price.tax > 0 && (
        <span className={styles.detail}>
          {t(messages.beforeTax)} <Amount value={price.amount} currency={currency} />
        </span>
      )}
    </>
  );
}
