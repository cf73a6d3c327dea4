import { useMutation } from '@storefront/shared/api';
import { DOMAINS_AT_ONCE } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { everyDomain } from '../../../api/every-domain';
import { tableQuery, type ListView } from '../../../model/list-query';
import * as messages from '../messages';

interface SelectAllProps {
  view: ListView;
  /** Number of domains on all pages of the view. */
  total: number;
  onSelected: (names: readonly string[]) => void;
}

/** Selects all domains of a view, on all its pages. */
export function SelectAll({ view, total, onSelected }: SelectAllProps) {
  const t = useTranslate();
  const every = useMutation({
    mutationFn: async () => {
      const { limit: _limit, offset: _offset, ...query } = tableQuery(view, Date.now());
      const rows = await everyDomain({ ...query, select: 'name', order: 'name.asc' });
      return rows.flatMap(({ name }) => (name === undefined ? [] : [name]));
    },
    onSuccess: onSelected,
    onError: (error) => notify({ tone: 'error', text: t(messages.notSelected, { failure: failureText(error, t) }) }),
  });
  return (
    <Button
      size="sm"
      loading={every.isPending && t(messages.selectingAll)}
      disabledReason={total > DOMAINS_AT_ONCE ? t(messages.tooMany, { max: DOMAINS_AT_ONCE }) : undefined}
      onClick={() => every.mutate()}
    >
      {t(messages.selectAll, { count: total })}
    </Button>
  );
}
