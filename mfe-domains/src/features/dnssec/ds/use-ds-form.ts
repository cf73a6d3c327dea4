import { ApiError } from '@storefront/shared/api';
import { detailText, failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { dsProblemText } from '@storefront/shared/problems';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import type { useSetDnssec } from '../use-dnssec';
import { EMPTY_ROW, readPasted, readRows, type DsField, type DsRow } from './ds-form';

interface Problem {
  readonly fieldId?: string;
  readonly message: string;
}

/** Converts a refusal to problems of single fields and of the whole form. */
function refusalProblems(error: Error, getId: (row: number, field: string) => string, t: Translate): Problem[] {
  const detail = error instanceof ApiError ? error.body?.detail : undefined;
  const items = Array.isArray(detail) ? detail.flatMap((item) => (typeof item === 'object' ? [item] : [])) : [];
  if (items.length === 0) return [{ message: failureCause(error, t) }];
  return items.map((item) => {
    const [, row, field] = /^ds_records\.(\d+)\.(\w+)$/.exec(String(item.loc)) ?? [];
    const message = detailText(item, t);
    return row === undefined || field === undefined
      ? { fieldId: getId(0, 'digest'), message }
      : { fieldId: getId(Number(row), field), message };
  });
}

/** The rows of the form with their problems. */
export function useDsForm(set: ReturnType<typeof useSetDnssec>, onSaved: () => void) {
  const t = useTranslate();
  const id = useId();
  const [rows, setRows] = useState<readonly DsRow[]>([EMPTY_ROW]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const getId = (row: number, field: string): string => `${id}-${row}-${field}`;
  const findProblem = (row: number, field: string) =>
    problems.find(({ fieldId }) => fieldId === getId(row, field))?.message;
  const putRow = (at: number, row: DsRow) =>
    setRows((before) => before.map((one, index) => (index === at ? row : one)));

  /** Clears the problem of a changed box; a change of the digest type also clears that of the digest. */
  function forget(row: number, field: DsField) {
    const gone = [field, ...(field === 'digest_type' ? ['digest'] : [])].map((one) => getId(row, one));
    setProblems((before) => before.filter(({ fieldId }) => fieldId === undefined || !gone.includes(fieldId)));
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (set.isPending) return;
    const read = readRows(rows);
    setAttempt(attempt + 1);
    if ('problems' in read)
      return setProblems(
        read.problems.map((problem) => ({
          fieldId: getId(problem.row, problem.field),
          message: dsProblemText(problem, t),
        })),
      );
    setProblems([]);
    set.mutate(
      { ds_records: [...read.sources] },
      {
        onSuccess: (done) => done && onSaved(),
        onError: (error) => {
          setProblems(refusalProblems(error, getId, t));
          setAttempt((before) => before + 1);
        },
      },
    );
  }

  function paste(at: number, event: ClipboardEvent) {
    const row = readPasted(event.clipboardData.getData('text'));
    if (!row) return;
    event.preventDefault();
    putRow(at, row);
  }

  return {
    rows,
    problems,
    attempt,
    getId,
    findProblem,
    save,
    paste,
    putRow,
    addRow: () => setRows([...rows, EMPTY_ROW]),
    removeRow(at: number) {
      setRows(rows.filter((_row, index) => index !== at));
      document.getElementById(getId(Math.max(0, at - 1), 'key_tag'))?.focus();
    },
    change(at: number, row: DsRow, field: DsField, value: string) {
      putRow(at, { ...row, typed: { ...row.typed, [field]: value } });
      forget(at, field);
    },
  };
}
