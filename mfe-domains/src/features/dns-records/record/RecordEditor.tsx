import { isRecordType, RECORD_TYPES, type RecordType } from '@storefront/shared/contract';
import { checkRecord, readRdata, type RecordProblem, type ZoneRecord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { recordProblemText } from '@storefront/shared/problems';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { ErrorSummary, SelectField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import type { RecordRow } from '../model/staged-zone';
import { formatRecordName } from '../model/record-format';
import { firstValues } from './field-values';
import { TtlField } from './TtlField';
import { ValueField } from './ValueField';
import * as messages from './messages';
import styles from './record-editor.module.css';

interface RecordEditorProps {
  readonly zone: string;
  /** The row to change; absent for a new record. */
  readonly row?: RecordRow;
  /** Types that the nameservers serve. */
  readonly types: readonly RecordType[];
  /** TTL of the record set that a record would join. */
  readonly ttlOfSet: (name: string, type: string) => number | undefined;
  /** @param next whether the form closes or stays open for another record */
  readonly onStage: (record: ZoneRecord, next: 'close' | 'another') => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const FIRST_TTL = 3_600;

type Values = Readonly<Record<string, string>>;

function getValues(type: RecordType, rdata: string): Values {
  return {
    ...firstValues(type),
    ...Object.fromEntries(Object.entries(readRdata(type, rdata)).map(([name, value]) => [name, String(value)])),
  };
}

/** Form for a new or changed record, validated by the server's rules. Remount it for each record. */
export function RecordEditor({ zone, row, types, ttlOfSet, onStage, onRemove, onClose }: RecordEditorProps) {
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

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={hasInput}
      title={row ? t(messages.changeRecord, { record: formatRecordName(row.record) }) : t(messages.addRecord)}
      description={t(messages.stagedFirst)}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <p role="status" className={staged ? styles.staged : 'sf-visually-hidden'}>
            {staged && t(messages.isStaged, { record: formatRecordName(staged) })}
          </p>
          <ErrorSummary
            attempt={attempt}
            errors={summary.map((problem) => ({
              fieldId: fieldId(problem.field),
              message: recordProblemText(problem, t),
            }))}
          />
          {!row && (
            <SelectField
              id={fieldId('type')}
              label={t(messages.type)}
              hint={t(messages.purpose, { type })}
              value={type}
              error={findProblem('type')}
              options={types.map((value) => ({ value, label: value }))}
              onChange={(event) => {
                const next = types.find((value) => value === event.target.value) ?? type;
                setType(next);
                setValues(firstValues(next));
                setProblems([]);
                setSummary([]);
              }}
            />
          )}
          <TextField
            id={fieldId('name')}
            label={t(messages.name)}
            hint={t(messages.nameHint, { type, zone })}
            mono
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={name}
            error={findProblem('name')}
            onChange={(event) => {
              setName(event.target.value);
              if (findProblem('name')) checkField('name', { name: event.target.value });
            }}
            onBlur={(event) => name !== '' && leaveField('name', event)}
          />
          {RECORD_TYPES[type].fields.map((field) => (
            <ValueField
              key={`${type} ${field.name}`}
              id={fieldId(field.name)}
              field={field}
              zone={zone}
              value={values[field.name] ?? ''}
              error={findProblem(field.name)}
              onChange={(value) => {
                const next = { ...values, [field.name]: value };
                setValues(next);
                if (findProblem(field.name)) checkField(field.name, { values: next });
              }}
              onLeave={(event) => values[field.name] !== '' && leaveField(field.name, event)}
            />
          ))}
          <TtlField
            id={fieldId('ttl')}
            value={ttl}
            error={findProblem('ttl')}
            onChoose={setChosenTtl}
            onType={(value) => {
              setChosenTtl(value);
              if (findProblem('ttl')) checkField('ttl', { ttl: value });
            }}
            onLeave={(event) => leaveField('ttl', event)}
          />
          <Row gap={8}>
            <Button type="submit" variant="filled">
              {t(row ? messages.stageChange : messages.stageRecord)}
            </Button>
            {!row && (
              <Button type="submit" value="another">
                {t(messages.stageAnother)}
              </Button>
            )}
            <Button onClick={onClose}>{t(staged ? messages.done : messages.cancel)}</Button>
            {row && (
              <Button variant="danger" onClick={onRemove}>
                {t(messages.remove)}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Drawer>
  );
}
