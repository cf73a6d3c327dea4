import { useMutation } from '@storefront/shared/api';
import { DOMAINS_AT_ONCE } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { useRef } from 'react';
import { everyDomain } from '../../../api/every-domain';
import { tableQuery, type ListView } from '../../../model/list-query';
import * as messages from '../messages';

interface SelectAllProps {
  view: ListView;
  /** Number of domains on all pages of the view. */
  total: number;
  /** @param isFocused whether the focus is on the button, which disappears once all are selected */
  onSelected: (names: readonly string[], isFocused: boolean) => void;
}

/** Selects all domains of a view, on all its pages. */
export function SelectAll({ view, total, onSelected }: SelectAllProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const every = useMutation({
    mutationFn: async () => {
      const { limit: _limit, offset: _offset, ...query } = tableQuery(view, Date.now());
      const rows = await everyDomain({ ...query, select: 'name', order: 'name.asc' });
      return rows.flatMap(({ name }) => (name === undefined ? [] : [name]));
    },
    onSuccess: (found) => onSelected(found, document.activeElement === button.current),
    onError: (error) => notify({ tone: 'error', text: t(messages.notSelected, { failure: failureText(error, t) }) }),
  });
  return (
    <Button
      ref={button}
      size="sm"
      loading={every.isPending && t(messages.selectingAll)}
      disabledReason={total > DOMAINS_AT_ONCE ? t(messages.tooMany, { max: DOMAINS_AT_ONCE }) : undefined}
      onClick={() => every.mutate()}
    >
      {t(messages.selectAll, { count: total })}
    </Button>
  );
}
