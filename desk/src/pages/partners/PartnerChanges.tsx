import type { PartnerChange, PartnerState } from '@storefront/shared/contract/desk';
import { type Message, type Translate, useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Moment } from '../../components/Moment';
import * as messages from './messages';
import styles from './partners.module.css';

type Action =
  typeof messages.actionName extends Message<infer Params extends { action: string }> ? Params['action'] : never;

const toAction = (action: string): Action => action.slice(action.indexOf('.') + 1) as Action;

const NOTHING: PartnerState = { name: '', origins: [], is_disabled: false, keys: [] };

/** Lists the differences between two states of a partner, in the order of its page. */
function listDifferences({ before, after }: PartnerChange, t: Translate): string[] {
  const old = before ?? NOTHING;
  const listKeys = ({ keys }: PartnerState) => keys.map(({ key }) => key);
  const current = after.keys.find(({ is_current }) => is_current)?.key;
  const retired = after.keys.find(
    ({ key, is_current }) => !is_current && old.keys.some((was) => was.key === key && was.is_current),
  );
  return [
    ...(before && before.name !== after.name ? [t(messages.wasNamed, { before: before.name, after: after.name })] : []),
    ...after.origins
      .filter((origin) => !old.origins.includes(origin))
      .map((origin) => t(messages.originAdded, { origin })),
    ...old.origins
      .filter((origin) => !after.origins.includes(origin))
      .map((origin) => t(messages.originRemoved, { origin })),
    ...(current !== undefined && !listKeys(old).includes(current) ? [t(messages.keyAdded, { key: current })] : []),
    ...(retired ? [t(messages.keyEnds, { key: retired.key })] : []),
    ...listKeys(old)
      .filter((key) => !listKeys(after).includes(key))
      .map((key) => t(messages.keyGone, { key })),
  ];
}

/** Lists who changed what of the partner, and when. */
export function PartnerChanges({ changes }: { readonly changes: readonly PartnerChange[] }) {
  const t = useTranslate();
  const columns: Column<PartnerChange>[] = [
    {
      key: 'change',
      header: t(messages.change),
      cell: (change) => (
        <>
          {t(messages.actionName, { action: toAction(change.action) })}
          {listDifferences(change, t).map((difference) => (
            <span key={difference} className={styles.detail} translate="no">
              {difference}
            </span>
          ))}
        </>
      ),
    },
    { key: 'who', header: t(messages.who), narrow: 'labelled', cell: ({ staff }) => staff ?? t(messages.unknownStaff) },
    { key: 'when', header: t(messages.when), narrow: 'labelled', cell: ({ at }) => <Moment at={at} exact /> },
  ];
  return (
    <Section title={t(messages.changes)}>
      <DataTable
        caption={t(messages.changes)}
        columns={columns}
        rows={changes}
        rowKey={({ id }) => id}
        density="compact"
        empty={t(messages.noChanges)}
      />
    </Section>
  );
}
