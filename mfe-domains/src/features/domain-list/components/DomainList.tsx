import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { EmptyState, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { SearchField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { Segmented } from '@storefront/shared/ui/table';
import styles from './domain-list.module.css';
import { DomainTable } from './DomainTable';
import { firstView, PAGE_SIZE, type ListFilter, type ListView } from '../../../model/list-query';
import { useDomainRows, type DomainPage } from '../api/use-domain-rows';

const filters: readonly { value: ListFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expiring', label: 'Expiring' },
  { value: 'expired', label: 'Expired' },
  { value: 'auto-renew-off', label: 'Auto-renew off' },
];

interface DomainListProps {
  view: ListView;
  /** `replace` for what is typed letter by letter, so that Back leaves the list. */
  onView: (view: ListView, replace: boolean) => void;
}

/** The customer's domains: find, filter, sort and page, all of it in the URL (DM-01). */
export function DomainList({ view, onView }: DomainListProps) {
  const page = useDomainRows(view);
  const narrowed = view.find !== '' || view.filter !== 'all';

  if (page.data && page.data.total === 0 && !narrowed) {
    return (
      <EmptyState
        title="Domains you own are listed here"
        line="Register a name, or bring one from another registrar."
        action={
          <ButtonLink as={PageLink} to={paths.home()} variant="filled">
            Find a name
          </ButtonLink>
        }
      />
    );
  }

  return (
    <Stack gap={16}>
      <div className={styles.controls}>
        <SearchField
          label="Find in your domains"
          labelHidden
          placeholder="Find a domain"
          value={view.find}
          onChange={(event) => onView({ ...view, find: event.target.value, page: 1 }, true)}
        />
        <Segmented
          label="Show"
          options={filters}
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
      <FailurePanel
        title="Your domains did not load"
        cause={page.error}
        line={`${failureCause(page.error, t)} Nothing happened to them.`}
        onRetry={() => void page.refetch()}
        retrying={page.isFetching && 'Trying again'}
      />
    );
  }
  if (!page.data) return <SkeletonRows rows={13} label="Loading your domains" cells={6} />;
  if (page.data.rows.length === 0) {
    return (
      <EmptyState
        title="No domain matches"
        line={view.find ? `No results for “${view.find}”.` : 'No domains match this filter.'}
        action={<Button onClick={() => onView(firstView, false)}>Show all domains</Button>}
      />
    );
  }
  return (
    <div aria-busy={page.isPlaceholderData}>
      <DomainTable
        rows={page.data.rows}
        view={view}
        onSort={(sort, direction) => onView({ ...view, sort, direction, page: 1 }, false)}
      />
      <Pages page={page.data} view={view} onView={onView} />
    </div>
  );
}

function Pages({ page, view, onView }: DomainListProps & { page: DomainPage }) {
  const isLast = page.total === null ? page.rows.length < PAGE_SIZE : page.last >= page.total;
  return (
    <nav aria-label="Pages of domains" className={styles.pages}>
      <p role="status">
        {page.first}–{page.last}
        {page.total === null ? '' : ` of ${page.total}`}
      </p>
      {(view.page > 1 || !isLast) && (
        <Row gap={8}>
          <Button disabled={view.page === 1} onClick={() => onView({ ...view, page: view.page - 1 }, false)}>
            Back
          </Button>
          <Button disabled={isLast} onClick={() => onView({ ...view, page: view.page + 1 }, false)}>
            Next
          </Button>
        </Row>
      )}
    </nav>
  );
}
