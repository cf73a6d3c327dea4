import { useId, type ReactNode } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Segmented } from '@storefront/shared/ui/field';
import * as messages from '../messages';
import { finerFilters, NO_FILTER, SHOWN, getFilterLabel, type ResultFilter } from '../model/result-filter';
import { FinerFilters } from './FinerFilters';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
  /** In the shop currency. */
  readonly currency: { readonly code: string };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Shown at the end of the row. */
  readonly end?: ReactNode;
}

/** Filters of the results: quick ones, and finer ones on demand. */
export function SearchFilters({ filter, onChange, currency, open, onOpenChange, end }: SearchFiltersProps) {
  const t = useTranslate();
  const panelId = useId();
  const options = SHOWN.map((value) => ({ value, label: getFilterLabel(value, currency, t) }));
  return (
    <form method="get" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.row}>
        <Segmented
          label={t(messages.show)}
          name="show"
          options={options}
          value={filter.show}
          onChange={(show) => onChange({ ...filter, show })}
        />
        <Button
          variant="plain"
          className={styles.byScript}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => onOpenChange(!open)}
        >
          {t(messages.moreFilters, { count: finerFilters(filter) })}
        </Button>
        <span className={styles.byScript}>{end}</span>
      </div>
      {open && (
        <div id={panelId}>
          <FinerFilters
            filter={filter}
            onChange={onChange}
            currency={currency}
            onClear={() => onChange({ ...NO_FILTER, show: filter.show })}
          />
        </div>
      )}
      <noscript>
        <FinerFilters filter={filter} onChange={onChange} currency={currency} />
        <Button type="submit">{t(messages.apply)}</Button>
      </noscript>
    </form>
  );
}
