import { useApiQuery } from '@storefront/shared/api';
import { listTlds } from '@storefront/shared/contract';
import { dottedTld } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { SelectField } from '@storefront/shared/ui/field';
import * as messages from '../messages';
import { CATEGORY_LABELS, finerFilters, LENGTHS, PRICES, type ResultFilter, wholePrice } from '../model/result-filter';
import styles from './search-filters.module.css';

interface FinerFiltersProps {
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
  readonly currency: { readonly code: string };
  /** Without it, there is no button to clear the filters. */
  readonly onClear?: () => void;
}

const asOptions = (steps: readonly number[], label: (step: number) => string) =>
  steps.map((step) => ({ value: String(step), label: label(step) }));

/** Filters for extension, category, length and price, all of which apply together (SE-05). */
export function FinerFilters({ filter, onChange, currency, onClear }: FinerFiltersProps) {
  const t = useTranslate();
  const { data } = useApiQuery(listTlds, { input: { currency_code: currency.code } });
  const known = data?.map(({ tld }) => tld) ?? (filter.tld === undefined ? [] : [filter.tld]);
  const endings = [...known].sort((a, b) => a.localeCompare(b)).map((tld) => ({ value: tld, label: dottedTld(tld) }));
  const categories = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label: t(label) }));
  const number = (value: string): number | undefined => (value === '' ? undefined : Number(value));
  return (
    <div className={styles.finer}>
      <SelectField
        label={t(messages.extension)}
        name="tld"
        placeholder={t(messages.everyExtension)}
        options={endings}
        value={filter.tld ?? ''}
        onChange={({ target }) => onChange({ ...filter, tld: target.value || undefined })}
      />
      <SelectField
        label={t(messages.kind)}
        name="category"
        placeholder={t(messages.everyKind)}
        options={categories}
        value={filter.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, category: (target.value || undefined) as ResultFilter['category'] })
        }
      />
      <SelectField
        label={t(messages.length)}
        name="length"
        placeholder={t(messages.anyLength)}
        options={asOptions(LENGTHS, (count) => t(messages.upToLetters, { count }))}
        value={filter.length ?? ''}
        onChange={({ target }) => onChange({ ...filter, length: number(target.value) })}
      />
      <SelectField
        label={t(messages.firstYear)}
        name="price"
        placeholder={t(messages.anyPrice)}
        options={asOptions(PRICES, (most) => t(messages.upToPrice, { price: wholePrice(most, currency, t) }))}
        value={filter.price ?? ''}
        onChange={({ target }) => onChange({ ...filter, price: number(target.value) })}
      />
      {onClear && (
        <Button
          className={styles.clear}
          variant="plain"
          disabledReason={finerFilters(filter) === 0 ? t(messages.noneSet) : undefined}
          onClick={onClear}
        >
          {t(messages.clear)}
        </Button>
      )}
    </div>
  );
}
