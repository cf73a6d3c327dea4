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

type Choice = Readonly<Record<'tld' | 'country' | 'day' | 'currency', string>>;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Shows the price for a customer, now and with the draft. */
export function Preview({ draft, prices, first }: PreviewProps) {
  const t = useTranslate();
  const [choice, setChoice] = useState({ tld: first, country: '', day: '', currency: prices.currencies[0] ?? '' });
  const { tld, country, day, currency } = choice;
  const query = useApiQuery(
    deskPreviewPrices,
    { input: { draft, tld, country: country || null, day: day || null } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
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
        <PreviewFields prices={prices} choice={choice} onChange={(part) => setChoice({ ...choice, ...part })} />
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

interface PreviewFieldsProps extends Pick<PreviewProps, 'prices'> {
  readonly choice: Choice;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** Fields for the offer to preview, and for the customer to whom it is made. */
function PreviewFields({ prices, choice, onChange }: PreviewFieldsProps) {
  const t = useTranslate();
  const listValues = (column: string): string[] => [
    ...new Set(prices.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[column] ?? []))),
  ];
  return (
    <div className={styles.tools}>
      <SelectField
        label={t(messages.previewOf)}
        width="medium"
        value={choice.tld}
        onChange={(event) => onChange({ tld: event.target.value })}
        options={listValues('ending')
          .sort()
          .map((ending) => ({ value: ending.slice(1), label: ending }))}
      />
      <SelectField
        label={t(messages.previewIn)}
        width="medium"
        value={choice.country}
        onChange={(event) => onChange({ country: event.target.value })}
        options={[
          { value: '', label: t(messages.guest) },
          ...listValues('country')
            .map((code) => ({ value: code, label: countryNames.of(code) ?? code }))
            .sort((a, b) => a.label.localeCompare(b.label, 'en')),
        ]}
      />
      <SelectField
        label={t(messages.previewCurrency)}
        width="short"
        value={choice.currency}
        onChange={(event) => onChange({ currency: event.target.value })}
        options={prices.currencies.map((code) => ({ value: code, label: code }))}
      />
      <TextField
        label={t(messages.previewDay)}
        type="date"
        width="medium"
        optional
        value={choice.day}
        onChange={(event) => onChange({ day: event.target.value })}
      />
    </div>
  );
}

interface ShownProps {
  readonly price: Offer['now'];
  readonly other: Offer['now'];
  readonly currency: string;
  readonly when: 'was' | 'now';
}

function Shown({ price, other, currency, when }: ShownProps) {
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
