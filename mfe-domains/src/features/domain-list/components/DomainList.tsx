import { useTranslate, type Message } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, SkeletonRows } from '@storefront/shared/ui/feedback';
import { SearchField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { Segmented } from '@storefront/shared/ui/table';
import * as messages from '../messages';
import styles from './domain-list.module.css';
import { DomainTable } from './DomainTable';
import { firstView, PAGE_SIZE, type ListFilter, type ListView } from '../../../model/list-query';
import { useDomainRows, type DomainPage } from '../api/use-domain-rows';

const filters: readonly { readonly value: ListFilter; readonly label: Message }[] = [
  { value: 'all', label: messages.all },
  { value: 'active', label: messages.active },
  { value: 'expiring', label: messages.expiring },
  { value: 'expired', label: messages.expired },
  { value: 'auto-renew-off', label: messages.renewOff },
];

interface DomainListProps {
  view: ListView;
  /** @param replace replaces the history entry while typing, so that Back leaves the list */
  onView: (view: ListView, replace: boolean) => void;
}

/** List of the customer's domains, with search, filters, sorting and paging kept in the URL (DM-01). */
export function DomainList({ view, onView }: DomainListProps) {
  const t = useTranslate();
  const page = useDomainRows(view);
  const narrowed = view.find !== '' || view.filter !== 'all';

  if (page.data && page.data.total === 0 && !narrowed) {
    return (
      <EmptyState
        title={t(messages.listedHere)}
        line={t(messages.bringHere)}
        action={
          <ButtonLink as={PageLink} to={paths.home()} variant="filled">
            {t(messages.findName)}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <Stack gap={16}>
      <div className={styles.controls}>
        <SearchField
          label={t(messages.findYours)}
          labelHidden
          placeholder={t(messages.findDomain)}
          value={view.find}
          onChange={(event) => onView({ ...view, find: event.target.value, page: 1 }, true)}
        />
        <Segmented
          label={t(messages.show)}
          options={filters.map(({ value, label }) => ({ value, label: t(label) }))}
          value={view.filter}
          onChange={(filter) => onView({ ...view, filter, page: 1 }, false)}
        />
      </div>
      <Rows page={page} view={view} onView={onView} />
    </Stack>
  );
}

function Rows({ page, view, onView }: DomainListProps & { page: ReturnType<typeof useDomainRows> }) {
  const t = useTranslate();
  if (page.isError && !page.data) {
    return (
      <QueryFailure
        query={page}
        title={t(messages.notLoaded)}
        line={(cause) => t(messages.unharmed, { cause })}
        retrying={t(messages.tryingAgain)}
      />
    );
  }
  if (!page.data)
    return (
      <div className={styles.pending}>
        <SkeletonRows rows={13} label={t(messages.loading)} cells={6} />
      </div>
    );
  if (page.data.rows.length === 0) {
    return (
      <EmptyState
        title={t(messages.noMatch)}
        line={view.find ? t(messages.noResults, { find: view.find }) : t(messages.noneFiltered)}
        action={<Button onClick={() => onView(firstView, false)}>{t(messages.showAll)}</Button>}
      />
    );
  }
  return (
    <div aria-busy={page.isPlaceholderData}>
      <DomainTable
        rows={page.data.rows}
        total={page.data.total}
        view={view}
        onSort={(sort, direction) => onView({ ...view, sort, direction, page: 1 }, false)}
      />
      <Pages page={page.data} view={view} onView={onView} />
    </div>
  );
}

function Pages({ page, view, onView }: DomainListProps & { page: DomainPage }) {
  const t = useTranslate();
  const isLast = page.total === null ? page.rows.length < PAGE_SIZE : page.last >= page.total;
  return (
    <nav aria-label={t(messages.pages)} className={styles.pages}>
      <p role="status">
        {t(messages.range, { first: page.first, last: page.last, total: String(page.total ?? 'unknown') })}
      </p>
      {(view.page > 1 || !isLast) && (
        <Row gap={8}>
          <Button aria-disabled={view.page === 1} onClick={() => onView({ ...view, page: view.page - 1 }, false)}>
            {t(messages.back)}
          </Button>
          <Button aria-disabled={isLast} onClick={() => onView({ ...view, page: view.page + 1 }, false)}>
            {t(messages.next)}
          </Button>
        </Row>
      )}
    </nav>
  );
}
