import { useState } from 'react';
import {
  deskComparePrices,
  PRICE_TABLES,
  type deskPrices,
  type PriceDraft,
  type PriceRowCells,
  type PriceTable,
} from '@storefront/shared/contract/desk';
import type { OutputOf } from '@storefront/shared/contract';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Segmented, TextField } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { DataTable } from '@storefront/shared/ui/table';
import { findEdit, withEdit, withFiles } from './draft';
import { tableName } from './names';
import { DownloadTable, UploadTables } from './PriceFiles';
import { getRowColumns } from './row-columns';
import { RowDialog } from './RowDialog';
import * as messages from './messages';
import styles from './prices.module.css';

/** Rows shown initially. */
const FIRST_ROWS = 12;

interface RowTableProps {
  readonly prices: OutputOf<typeof deskPrices>;
  readonly draft: PriceDraft | null;
  readonly onChange: (draft: PriceDraft) => void;
}

/** Table of the rows in force, each with an edit button, and an upload for whole files. */
export function RowTable({ prices, draft, onChange }: RowTableProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<PriceTable>('prices');
  const [filter, setFilter] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<PriceRowCells | 'new'>();
  const compare = useApiMutation(deskComparePrices);
  const table = prices.tables.find(({ name }) => name === shown);
  const fileColumns = table?.columns ?? [];
  const rows = table?.rows ?? [];
  const query = filter.trim().toLowerCase();
  const found = rows.filter(({ row, cells }) =>
    [row, ...Object.values(cells)].some((text) => text.toLowerCase().includes(query)),
  );
  const columns = getRowColumns({
    t,
    table: shown,
    columns: fileColumns,
    rows: found,
    isDrafted: (row) => findEdit(draft, shown, row) !== undefined,
    onEdit: setEdited,
  });
  const present = edited && edited !== 'new' ? findEdit(draft, shown, edited.row) : undefined;
  return (
    <Section
      title={t(messages.inForce)}
      note={prices.version === 0 ? t(messages.inForceFirst) : t(messages.inForceNote, { version: prices.version })}
    >
      <Stack gap={16}>
        <Segmented
          label={t(messages.table)}
          options={PRICE_TABLES.map((name) => ({ value: name, label: tableName(t, name) }))}
          value={shown}
          onChange={setShown}
        />
        <div className={styles.tools}>
          <TextField
            label={t(messages.filter)}
            placeholder={t(messages.filterHint)}
            width="medium"
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <Button onClick={() => setEdited('new')}>{t(messages.addRow)}</Button>
          <DownloadTable table={shown} version={prices.version} />
        </div>
        <DataTable
          caption={tableName(t, shown)}
          columns={columns}
          rows={isWhole ? found : found.slice(0, FIRST_ROWS)}
          rowKey={({ row }) => row}
          density="compact"
          empty={t(messages.noRows)}
        />
        {!isWhole && found.length > FIRST_ROWS && (
          <div>
            <Button onClick={() => setWhole(true)}>{t(messages.showAll, { count: found.length })}</Button>
          </div>
        )}
        <UploadTables onUpload={(files) => onChange(withFiles(draft, prices.version, files))} />
      </Stack>
      {edited && table && (
        <RowDialog
          table={shown}
          columns={table.columns}
          row={edited === 'new' ? null : edited.row}
          cells={edited === 'new' ? {} : edited.cells}
          drafted={present?.edit.cells ?? {}}
          currencies={prices.known_currencies}
          onKeep={async (edit) => {
            const next = withEdit(draft, prices.version, edit, present?.at);
            const { problems } = await compare.mutateAsync({ input: next });
            // Problems of other parts are shown with the draft.
            const own = problems.filter(
              (problem) => problem.table === shown && problem.file === null && problem.row === edit.row,
            );
            const isWrong = edit.cells !== null && own.some(({ column }) => column !== null);
            if (isWrong) return own;
            onChange(next);
            notify({ tone: 'info', text: t(messages.keptEdit) });
            setEdited(undefined);
            return [];
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
