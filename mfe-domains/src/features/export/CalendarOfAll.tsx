import { api, useMutation } from '@storefront/shared/api';
import { listDomains } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { ownOrigin, paths } from '@storefront/shared/routing';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Icon } from '@storefront/shared/ui/icon';
import { renewalCalendar, type Ending } from './renewal-calendar';

/** As many rows as the table gives at once. */
const PAGE_ROWS = 1000;

/** The ends of all names that the customer owns, page by page. */
async function allEndings(): Promise<Ending[]> {
  const endings: Ending[] = [];
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await api.call(listDomains, { input: { select: 'name,expiry_date', order: 'expiry_date.asc,name.asc', limit: PAGE_ROWS, offset } });
    for (const { name, expiry_date } of rows) {
      if (name !== undefined && expiry_date !== undefined) endings.push({ name: toUnicode(name), expiry: expiry_date, id: name, url: ownOrigin() + paths.domains.overview(name) });
    }
    if (rows.length < PAGE_ROWS) return endings;
  }
}

/** The days on which all of the customer's names end, as a file for a calendar (DM-08). */
export function CalendarOfAll() {
  const collect = useMutation({
    mutationFn: allEndings,
    onSuccess: (endings) => saveFile({ name: 'renewal-dates.ics', text: renewalCalendar(endings, new Date()), type: 'text/calendar' }),
    onError: (error) => notify({ tone: 'error', text: `The calendar file was not made. ${error.message}` }),
  });
  return (
    <Button loading={collect.isPending && 'Collecting'} onClick={() => collect.mutate()}>
      <Icon name="download" />
      Calendar file
    </Button>
  );
}
