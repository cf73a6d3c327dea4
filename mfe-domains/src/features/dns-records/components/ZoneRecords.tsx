import { isRecordType } from '@storefront/shared/contract';
import { fileDate, printZoneFile, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ServedZone } from '../api/use-zone';
import * as messages from '../messages';
import { filterRows, type Shown } from '../model/zone-rows';
import styles from './dns-editor.module.css';
import { RecordTable } from './RecordTable';
import { useEditorKeys } from './use-editor-keys';
import type { useZoneEditor } from './use-zone-editor';
import { ZoneTools } from './ZoneTools';

interface ZoneRecordsProps {
  readonly domain: string;
  readonly zone: ServedZone;
  readonly editor: ReturnType<typeof useZoneEditor>;
}

/** The records of a zone with staged changes: tools and filters, the table, and the keys that work on it. */
export function ZoneRecords({ domain, zone: { records, version }, editor }: ZoneRecordsProps) {
  const t = useTranslate();
  const [find, setFind] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const [sort, setSort] = useState<'type' | 'name'>('type');
  const { rows, count, setOpen, edit, remove, undo } = editor;
  const filter = useDeferredValue(find);
  const shown = useMemo(() => filterRows(rows, { find: filter, show, sort }), [rows, filter, show, sort]);

  useEditorKeys({
    onNew: () => setOpen({ kind: 'add' }),
    onReview: editor.openReview,
    onRow: (action, place) => {
      const row = shown[place];
      if (!row || row.locked) return;
      if (action === 'undo') undo(row);
      else if (action === 'edit' && row.badge !== 'removed') edit(row);
      else if (action === 'remove') remove(row);
    },
  });

  return (
    <Stack gap={16}>
      <ZoneTools
        find={find}
        onFind={setFind}
        show={show}
        onShow={setShow}
        rows={rows.length}
        staged={count}
        onOpen={(kind) => setOpen({ kind })}
        onExport={() =>
          saveFile({
            name: `${domain}_${fileDate(new Date())}.zone`,
            text: printZoneFile(records, domain, Number(version?.replace(/\D/g, '') ?? 0)),
            type: 'text/plain;charset=utf-8',
          })
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title={t(messages.noRecords)}
          line={t(messages.nothingWorks)}
          action={
            <Row gap={8}>
              <Button onClick={() => setOpen({ kind: 'add' })}>{t(messages.addRecord)}</Button>
              <Button onClick={() => setOpen({ kind: 'reset' })}>{t(messages.restoreDefaults)}</Button>
            </Row>
          }
        />
      ) : (
        <RecordTable
          rows={shown}
          sort={sort}
          onSort={setSort}
          onEdit={edit}
          onUndo={undo}
          onRemove={remove}
          empty={t(show === 'staged' && find === '' ? messages.nothingStaged : messages.noMatch)}
        />
      )}
      <Foot records={records} count={rows.length} />
      <p className="sf-visually-hidden" role="status">
        {count > 0 && t(messages.notSaved, { count })}
      </p>
    </Stack>
  );
}

/** Counts the records, names types that the editor does not know, and lists the keys. */
function Foot({ records, count }: { readonly records: readonly ZoneRecord[]; readonly count: number }) {
  const t = useTranslate();
  const foreign = [...new Set(records.map(({ type }) => type).filter((type) => !isRecordType(type)))];
  return (
    <p className={styles.foot}>
      {t(messages.recordCount, { count })}{' '}
      {foreign.length > 0 && `${t(messages.otherTypes, { count: foreign.length, types: foreign.join(', ') })} `}
      <span className={styles.keys}>{t(messages.keys, { kbd: (words) => <kbd>{words}</kbd> })}</span>
    </p>
  );
}
