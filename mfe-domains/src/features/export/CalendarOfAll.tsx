import { useMutation } from '@storefront/shared/api';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { ownOrigin, paths } from '@storefront/shared/routing';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Icon } from '@storefront/shared/ui/icon';
import { everyDomain } from '../../api/every-domain';
import { renewalCalendar, type Ending } from './renewal-calendar';
import * as messages from './messages';

/** Fetches the expiry of all domains of the customer. */
async function allEndings(): Promise<Ending[]> {
  const rows = await everyDomain({ select: 'name,expiry_date', order: 'expiry_date.asc,name.asc' });
  return rows.flatMap(({ name, expiry_date }) =>
    name === undefined || expiry_date === undefined
      ? []
      : [{ name: toUnicode(name), expiry: expiry_date, id: name, url: ownOrigin() + paths.domains.overview(name) }],
  );
}

/** Button that saves the expiry dates of all the customer's domains as a calendar file (DM-08). */
export function CalendarOfAll() {
  const t = useTranslate();
  const collect = useMutation({
    mutationFn: allEndings,
    onSuccess: (endings) =>
      saveFile({ name: 'renewal-dates.ics', text: renewalCalendar(t, endings, new Date()), type: 'text/calendar' }),
    onError: (error) => notify({ tone: 'error', text: t(messages.calendarFailed, { failure: failureText(error, t) }) }),
  });
  return (
    <Button loading={collect.isPending && t(messages.collecting)} onClick={() => collect.mutate()}>
      <Icon name="download" />
      {t(messages.calendarFile)}
    </Button>
  );
}
