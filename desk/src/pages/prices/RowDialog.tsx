import { useId, useState, type FormEvent } from 'react';
import type { DraftProblem, PriceTable, RowEdit } from '@storefront/shared/contract/desk';
import { ADD_ON_SERVICES } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { columnName, tableName } from './names';
import * as messages from './messages';
import styles from './prices.module.css';

type Cells = Readonly<Record<string, string>>;

interface RowDialogProps {
  readonly table: PriceTable;
  readonly columns: readonly string[];
  /** Name of the row in force, null for a new one. */
  readonly row: string | null;
  readonly cells: Cells;
  readonly drafted: Cells;
  readonly currencies: readonly string[];
  /** @returns the problems that the changed row would have; if there are none, the dialog closes */
  readonly onKeep: (edit: RowEdit) => Promise<readonly DraftProblem[]>;
  readonly onClose: () => void;
}

/** Changes the values of one row in the draft, after validation by the rules of the import. */
export function RowDialog({ table, columns, row, cells, drafted, currencies, onKeep, onClose }: RowDialogProps) {
  const t = useTranslate();
  const form = useId();
  const former: Cells = { ...cells, ...drafted };
  const [typed, setTyped] = useState(former);
  const [isNothing, setNothing] = useState(false);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isChecking, setChecking] = useState(false);
  const fieldId = (column: string) => `${form}-${column}`;

  async function put(edit: RowEdit) {
    if (isChecking) return;
    setChecking(true);
    setFailure(undefined);
    try {
      const found = await onKeep(edit);
      setProblems(found);
      const first = found.find(({ column }) => column !== null)?.column;
      if (first) document.getElementById(fieldId(first))?.focus();
    } catch (error) {
      setFailure(error);
    } finally {
      setChecking(false);
    }
  }

  function keep(event: FormEvent) {
    event.preventDefault();
    const changed = columns.filter((column) => (typed[column] ?? '').trim() !== (cells[column] ?? ''));
    if (changed.length === 0) return setNothing(true);
    const cellsNow = Object.fromEntries(changed.map((column) => [column, (typed[column] ?? '').trim()]));
    void put({ table, row, cells: cellsNow });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={columns.some((column) => (typed[column] ?? '') !== (former[column] ?? ''))}
      isBusy={isChecking}
      title={row === null ? t(messages.addTitle, { table: tableName(t, table) }) : t(messages.editTitle, { row })}
      description={t(messages.editTerms)}
      footer={
        <>
          <Button type="submit" form={form} variant="filled" loading={isChecking && t(messages.checkingEdit)}>
            {t(messages.keepEdit)}
          </Button>
          {row !== null && (
            <Button variant="danger" onClick={() => void put({ table, row, cells: null })}>
              {t(messages.takeOut)}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className={styles.fields} noValidate onSubmit={keep}>
        {isNothing && (
          <div className={styles.whole}>
            <Banner tone="danger">{t(messages.nothingTyped)}</Banner>
          </div>
        )}
        {failure !== undefined && !isChecking && (
          <div className={styles.whole}>
            <Banner tone="danger">{failureText(failure, t)}</Banner>
          </div>
        )}
        {problems
          .filter(({ column }) => column === null || !columns.includes(column))
          .map(({ message }) => (
            <div key={message} className={styles.whole}>
              <Banner tone="danger">{message}</Banner>
            </div>
          ))}
        {columns.map((column) => (
          <CellField
            key={column}
            id={fieldId(column)}
            error={problems.find((problem) => problem.column === column)?.message}
            column={column}
            currencies={currencies}
            value={typed[column] ?? ''}
            onChange={(text) => {
              setNothing(false);
              setProblems((before) => before.filter((problem) => problem.column !== column));
              setTyped((before) => ({ ...before, [column]: text }));
            }}
          />
        ))}
      </form>
    </Dialog>
  );
}

interface CellFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly column: string;
  readonly currencies: readonly string[];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const DATES: ReadonlySet<string> = new Set(['valid_from', 'valid_until']);
const TEXTS: ReadonlySet<string> = new Set(['ending', 'tax_id', 'name', 'country']);

function CellField({ id, error, column, currencies, value, onChange }: CellFieldProps) {
  const t = useTranslate();
  const label = columnName(t, column);
  const choices = toChoices(column, currencies);
  if (choices)
    return (
      <SelectField
        id={id}
        label={label}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(column === 'first_year_only' ? {} : { placeholder: t(messages.choose) })}
        options={choices.map((choice) => ({
          value: choice,
          label: column === 'first_year_only' ? t(messages.yesNo, { answer: choice === 'yes' ? 'yes' : 'no' }) : choice,
        }))}
      />
    );
  return (
    <TextField
      id={id}
      label={label}
      error={error}
      autoComplete="off"
      maxLength={120}
      type={DATES.has(column) ? 'date' : 'text'}
      inputMode={TEXTS.has(column) || DATES.has(column) ? undefined : 'decimal'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Returns the allowed values of a column, if there are few. */
function toChoices(column: string, currencies: readonly string[]): readonly string[] | undefined {
  switch (column) {
    case 'currency':
      return currencies;
    case 'add_on':
      return ADD_ON_SERVICES;
    case 'first_year_only':
      return ['no', 'yes'];
    default:
      return undefined;
  }
}
