import { useRef, useState, type ChangeEvent } from 'react';
import {
  deskComparePrices,
  deskPriceFile,
  LONGEST_FILE,
  PRICE_TABLES,
  type deskPrices,
  type PriceDraft,
  type PriceRowCells,
  type PriceTable,
} from '@storefront/shared/contract/desk';
import type { OutputOf } from '@storefront/shared/contract';
import { useApiMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button, saveFile } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Segmented, TextField } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { findEdit, withEdit, withFiles } from './draft';
import { columnName, tableName } from './names';
import { RowDialog } from './RowDialog';
import * as messages from './messages';
import styles from './prices.module.css';

/** Rows shown initially. */
const FIRST_ROWS = 12;

/** Columns with figures to compare across rows; all other values are combined in one column after them. */
const FIGURES: Readonly<Record<PriceTable, readonly string[]>> = {
  prices: ['register', 'renew', 'transfer', 'restore'],
  'add-ons': ['price'],
  'exchange-rates': ['per_usd'],
  taxes: ['rate'],
};

/** Columns that are part of the row's name. */
const NAMING: ReadonlySet<string> = new Set(['ending', 'currency', 'add_on', 'country']);

/** Lists the other values of a row, omitting "no". */
const listDetails = (columns: readonly string[], table: PriceTable, cells: PriceRowCells['cells']) =>
  columns.filter(
    (column) =>
      cells[column] &&
      !NAMING.has(column) &&
      !FIGURES[table].includes(column) &&
      (column !== 'first_year_only' || cells[column] === 'yes'),
  );

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
  const sought = filter.trim().toLowerCase();
  const found = rows.filter(({ row, cells }) =>
    [row, ...Object.values(cells)].some((text) => text.toLowerCase().includes(sought)),
  );
  const columns: Column<PriceRowCells>[] = [
    {
      key: 'row',
      header: t(messages.row),
      cell: ({ row }) => (
        <>
          <span className={styles.name}>{row}</span>
          {findEdit(draft, shown, row) && <StateText state="selected">{t(messages.drafted)}</StateText>}
        </>
      ),
    },
    ...FIGURES[shown].map((figure): Column<PriceRowCells> => ({
      key: figure,
      header: columnName(t, figure),
      align: 'end',
      narrow: 'labelled',
      cell: ({ cells }) => cells[figure],
    })),
    ...(found.some(({ cells }) => listDetails(fileColumns, shown, cells).length > 0)
      ? [
          {
            key: 'details',
            header: t(messages.details),
            cell: ({ cells }: PriceRowCells) => (
              <dl className={styles.details}>
                {listDetails(fileColumns, shown, cells).map((column) => (
                  <div key={column}>
                    <dt>{columnName(t, column)}</dt>
                    <dd>{cells[column]}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]
      : []),
    {
      key: 'change',
      header: t(messages.changeShort),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t(messages.change, { row: row.row })} onClick={() => setEdited(row)}>
          {t(messages.changeShort)}
        </Button>
      ),
    },
  ];
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
          <Download table={shown} version={prices.version} />
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
        <Upload onUpload={(files) => onChange(withFiles(draft, prices.version, files))} />
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

function Download({ table, version }: { readonly table: PriceTable; readonly version: number }) {
  const t = useTranslate();
  const download = useApiMutation(deskPriceFile, {
    onSuccess: (file) => saveFile({ ...file, type: 'text/csv;charset=utf-8' }),
  });
  return (
    <>
      <Button
        loading={download.isPending && t(messages.downloading)}
        onClick={() => !download.isPending && download.mutate({ input: { table, version } })}
      >
        {t(messages.download)}
      </Button>
      {download.error && <Banner tone="danger">{failureText(download.error, t)}</Banner>}
    </>
  );
}

function Upload({ onUpload }: { readonly onUpload: (files: { name: string; text: string }[]) => void }) {
  const t = useTranslate();
  const chosen = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string>();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const large = files.find(({ size }) => size > LONGEST_FILE);
    setTooLarge(large?.name);
    if (large || files.length === 0) return;
    onUpload(await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() }))));
  }

  return (
    <div className={styles.upload}>
      <input
        ref={chosen}
        type="file"
        accept=".csv,text/csv"
        multiple
        hidden
        aria-label={t(messages.upload)}
        onChange={(event) => void choose(event)}
      />
      <Button onClick={() => chosen.current?.click()}>{t(messages.upload)}</Button>
      <p className={styles.quiet}>{t(messages.uploadHint)}</p>
      {tooLarge !== undefined && <Banner tone="danger">{t(messages.tooLarge, { file: tooLarge })}</Banner>}
    </div>
  );
}
