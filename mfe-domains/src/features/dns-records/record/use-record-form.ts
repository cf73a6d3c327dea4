import { isRecordType, type RecordType } from '@storefront/shared/contract';
import { checkRecord, readRdata, type RecordProblem, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { recordProblemText } from '@storefront/shared/problems';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import type { RecordRow } from '../model/staged-zone';
import { firstValues } from './field-values';

const FIRST_TTL = 3_600;

type Values = Readonly<Record<string, string>>;

function getValues(type: RecordType, rdata: string): Values {
  return {
    ...firstValues(type),
    ...Object.fromEntries(Object.entries(readRdata(type, rdata)).map(([name, value]) => [name, String(value)])),
  };
}

export interface RecordFormOptions {
  readonly zone: string;
  /** The row to change; absent for a new record. */
  readonly row?: RecordRow;
  /** TTL of the record set that a record would join. */
  readonly ttlOfSet: (name: string, type: string) => number | undefined;
  /** @param next whether the form closes or stays open for another record */
  readonly onStage: (record: ZoneRecord, next: 'close' | 'another') => void;
}

/** The state of the form for a record, validated by the server's rules. */
export function useRecordForm({ zone, row, ttlOfSet, onStage }: RecordFormOptions) {
  const t = useTranslate();
  const id = useId();
  const [type, setType] = useState<RecordType>(row && isRecordType(row.record.type) ? row.record.type : 'A');
  const [name, setName] = useState(row?.record.name ?? '');
  const [values, setValues] = useState<Values>(row ? getValues(type, row.record.rdata) : firstValues(type));
  const [chosenTtl, setChosenTtl] = useState<string | null>(row ? String(row.record.ttl) : null);
  const [problems, setProblems] = useState<readonly RecordProblem[]>([]);
  /** Problems at the last submit. Unchanged until the next one, so that the layout does not shift under the pointer. */
  const [summary, setSummary] = useState<readonly RecordProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [staged, setStaged] = useState<ZoneRecord | null>(null);

  const first = row ? getValues(type, row.record.rdata) : firstValues(type);
  const hasInput =
    name !== (row?.record.name ?? '') ||
    Object.entries(first).some(([field, value]) => values[field] !== value) ||
    (row !== undefined && chosenTtl !== String(row.record.ttl));

  const setTtl = ttlOfSet(name.trim() === '' ? '@' : name.trim().toLowerCase(), type);
  const ttl = chosenTtl ?? String(setTtl ?? FIRST_TTL);
  const findProblem = (field: string) => {
    const found = problems.find((problem) => problem.field === field);
    return found && recordProblemText(found, t);
  };
  const fieldId = (field: string) => `${id}-${field}`;

  /** Validates a field on blur, unless the focus moves to a button; an invalid field is validated again on each change. */
  function leaveField(field: string, { relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof HTMLButtonElement)) checkField(field, {});
  }
  function checkField(field: string, change: { name?: string; ttl?: string; values?: Values }) {
    const result = checkRecord(
      { name: change.name ?? name, type, ttl: change.ttl ?? ttl, data: change.values ?? values },
      zone,
    );
    const now = 'problems' in result ? result.problems.filter((problem) => problem.field === field) : [];
    setProblems((before) => [...before.filter((problem) => problem.field !== field), ...now]);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const result = checkRecord({ name, type, ttl, data: values }, zone);
    if ('record' in result) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const next = submitter instanceof HTMLButtonElement && submitter.value === 'another' ? 'another' : 'close';
      onStage(result.record, next);
      if (next === 'another') takeAnother(result.record);
      return;
    }
    setProblems(result.problems);
    setSummary(result.problems);
    setAttempt((before) => before + 1);
  }

  /** Clears the form for another record of the same type. */
  function takeAnother(record: ZoneRecord) {
    setStaged(record);
    setName('');
    setValues(firstValues(type));
    setProblems([]);
    setSummary([]);
    document.getElementById(fieldId('name'))?.focus();
  }

  return {
    type,
    name,
    values,
    ttl,
    staged,
    attempt,
    /** Whether closing would lose input. */
    hasInput,
    errors: summary.map((problem) => ({ fieldId: fieldId(problem.field), message: recordProblemText(problem, t) })),
    fieldId,
    findProblem,
    leaveField,
    submit,
    chooseType(next: RecordType) {
      setType(next);
      setValues(firstValues(next));
      setProblems([]);
      setSummary([]);
    },
    changeName(next: string) {
      setName(next);
      if (findProblem('name')) checkField('name', { name: next });
    },
    changeValue(field: string, value: string) {
      const next = { ...values, [field]: value };
      setValues(next);
      if (findProblem(field)) checkField(field, { values: next });
    },
    chooseTtl: setChosenTtl,
    changeTtl(value: string) {
      setChosenTtl(value);
      if (findProblem('ttl')) checkField('ttl', { ttl: value });
    },
  };
}
