import { useApiQuery } from '@storefront/shared/api';
import { listTlds } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { SelectField } from '@storefront/shared/ui/field';
import { CATEGORY_LABELS, finerFilters, LENGTHS, PRICES, type ResultFilter } from '../model/result-filter';
import styles from './search-filters.module.css';

interface FinerFiltersProps {
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly onClear: () => void;
}

const asOptions = (steps: readonly number[], label: (step: number) => string) =>
  steps.map((step) => ({ value: String(step), label: label(step) }));

/** Extension, kind of extension, length and price, each narrowing the others (SE-05). */
export function FinerFilters({ filter, onChange, currency, onClear }: FinerFiltersProps) {
  const { data } = useApiQuery(listTlds, { input: { currency_code: currency.code } });
  const known = data?.map(({ tld }) => tld) ?? (filter.tld === undefined ? [] : [filter.tld]);
  const endings = [...known]
    .sort((a, b) => a.localeCompare(b))
    .map((tld) => ({ value: tld, label: `.${toUnicode(tld)}` }));
  const categories = Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label }));
  const number = (value: string): number | undefined => (value === '' ? undefined : Number(value));
  return (
    <div className={styles.finer}>
      <SelectField
        label="Extension"
        placeholder="Every extension"
        options={endings}
        value={filter.tld ?? ''}
        onChange={({ target }) => onChange({ ...filter, tld: target.value || undefined })}
      />
      <SelectField
        label="Kind of extension"
        placeholder="Every kind"
        options={categories}
        value={filter.category ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, category: (target.value || undefined) as ResultFilter['category'] })
        }
      />
      <SelectField
        label="Length"
        placeholder="Any length"
        options={asOptions(LENGTHS, (letters) => `Up to ${letters} letters`)}
        value={filter.length ?? ''}
        onChange={({ target }) => onChange({ ...filter, length: number(target.value) })}
      />
      <SelectField
        label="First year"
        placeholder="Any price"
        options={asOptions(PRICES, (most) => `Up to ${currency.symbol}${most}`)}
        value={filter.price ?? ''}
        onChange={({ target }) => onChange({ ...filter, price: number(target.value) })}
      />
      <Button
        className={styles.clear}
        variant="plain"
        disabledReason={finerFilters(filter) === 0 ? 'None is set' : undefined}
        onClick={onClear}
      >
        Clear these
      </Button>
    </div>
  );
}
