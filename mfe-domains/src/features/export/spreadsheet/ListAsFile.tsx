import { useMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Icon } from '@storefront/shared/ui/icon';
import { tableQuery, type ListView } from '../../../model/list-query';
import { domainFile, FILE_COLUMNS } from './domain-file';
import { everyDomain } from '../../../api/every-domain';
import * as messages from './messages';

/** Button that saves the domains of the list, all pages in the same order, as a file for a spreadsheet (DM-01). */
export function ListAsFile({ view }: { view: ListView }) {
  const t = useTranslate();
  const collect = useMutation({
    mutationFn: () => {
      const { limit: _limit, offset: _offset, ...query } = tableQuery(view, Date.now());
      return everyDomain({ ...query, select: FILE_COLUMNS });
    },
    onSuccess: (rows) => saveFile(domainFile(t, rows, new Date())),
    onError: (error) => notify({ tone: 'error', text: t(messages.notMade, { failure: failureText(error, t) }) }),
  });
  return (
    <Button loading={collect.isPending && t(messages.collecting)} onClick={() => collect.mutate()}>
      <Icon name="download" />
      {t(messages.csvFile)}
    </Button>
  );
}
