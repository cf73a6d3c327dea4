import {
  isRecordType,
  RECORD_TYPES,
  type RecordField,
  type RecordFieldName,
  type RecordType,
} from '@storefront/shared/contract';
import {
  checkRecord,
  readRdata,
  TTL_MAX,
  TTL_MIN,
  type RecordProblem,
  type ZoneRecord,
} from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { ErrorSummary, SelectField, TextAreaField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import type { RecordRow } from '../model/staged-zone';
import {
  CAA_TAGS,
  FIELD_WORDS,
  firstValues,
  hostWords,
  recordWords,
  ttlWords,
  TYPE_WORDS,
  USUAL_TTLS,
} from '../model/words';
import styles from './record-editor.module.css';

interface RecordEditorProps {
  readonly zone: string;
  /** The row that is changed; a new record without it. */
  readonly row?: RecordRow;
  /** Types that the nameservers serve. */
  readonly types: readonly RecordType[];
  /** The TTL of the set that a record would join. */
  readonly ttlOfSet: (name: string, type: string) => number | undefined;
  /** What becomes of the form: it closes, or takes the next record. */
  readonly onStage: (record: ZoneRecord, next: 'close' | 'another') => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const OTHER = 'other';
const FIRST_TTL = 3_600;

type Values = Readonly<Record<string, string>>;

function valuesOf(type: RecordType, rdata: string): Values {
  return {
    ...firstValues(type),
    ...Object.fromEntries(Object.entries(readRdata(type, rdata)).map(([name, value]) => [name, String(value)])),
  };
}

/** One record, new or to be changed, checked by the rules that the server has. Mount it anew for each record. */
export function RecordEditor({ zone, row, types, ttlOfSet, onStage, onRemove, onClose }: RecordEditorProps) {
  const id = useId();
  const [type, setType] = useState<RecordType>(row && isRecordType(row.record.type) ? row.record.type : 'A');
  const [name, setName] = useState(row?.record.name ?? '');
  const [values, setValues] = useState<Values>(row ? valuesOf(type, row.record.rdata) : firstValues(type));
  const [chosenTtl, setChosenTtl] = useState<string | null>(row ? String(row.record.ttl) : null);
  const [isOther, setIsOther] = useState(false);
  const [problems, setProblems] = useState<readonly RecordProblem[]>([]);
  /** What was wrong when the form was sent last; it stays until it is sent again, so that nothing moves under the pointer. */
  const [summary, setSummary] = useState<readonly RecordProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [staged, setStaged] = useState<ZoneRecord | null>(null);

  const setTtl = ttlOfSet(name.trim() === '' ? '@' : name.trim().toLowerCase(), type);
  const ttl = chosenTtl ?? String(setTtl ?? FIRST_TTL);
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  const fieldId = (field: string) => `${id}-${field}`;

  /** A field is looked at when it is left, unless for a button, and again at each change once it was wrong. */
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

  /** Empties the form for a further record of the same type. */
  function takeAnother(record: ZoneRecord) {
    setStaged(record);
    setName('');
    setValues(firstValues(type));
    setProblems([]);
    setSummary([]);
    document.getElementById(fieldId('name'))?.focus();
  }

  const ttls = [...new Set([...USUAL_TTLS, ...(/^\d+$/.test(ttl) && !isOther ? [Number(ttl)] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={row ? `Change ${recordWords(row.record)}` : 'Add a record'}
      description="It is staged here first. Nothing changes until you save."
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <p role="status" className={staged ? styles.staged : 'sf-visually-hidden'}>
            {staged && `${recordWords(staged)} is staged. Add the next one.`}
          </p>
          <ErrorSummary
            attempt={attempt}
            errors={summary.map(({ field, text }) => ({ fieldId: fieldId(field), message: text }))}
          />
          {!row && (
            <SelectField
              id={fieldId('type')}
              label="Type"
              hint={TYPE_WORDS[type].charAt(0).toUpperCase() + TYPE_WORDS[type].slice(1)}
              value={type}
              error={problemOf('type')}
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
            label="Name"
            hint={
              type === 'CNAME' ? `Before .${zone}, such as www.` : `Before .${zone}; leave it empty for ${zone} itself.`
            }
            mono
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={name}
            error={problemOf('name')}
            onChange={(event) => {
              setName(event.target.value);
              if (problemOf('name')) checkField('name', { name: event.target.value });
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
              error={problemOf(field.name)}
              onChange={(value) => {
                const next = { ...values, [field.name]: value };
                setValues(next);
                if (problemOf(field.name)) checkField(field.name, { values: next });
              }}
              onLeave={(event) => values[field.name] !== '' && leaveField(field.name, event)}
            />
          ))}
          <SelectField
            id={isOther ? undefined : fieldId('ttl')}
            label="TTL"
            hint="How long others may keep the answer."
            width="medium"
            value={isOther ? OTHER : ttl}
            error={isOther ? undefined : problemOf('ttl')}
            options={[
              ...ttls.map((seconds) => ({ value: String(seconds), label: ttlWords(seconds) })),
              { value: OTHER, label: 'Other' },
            ]}
            onChange={(event) => {
              setIsOther(event.target.value === OTHER);
              setChosenTtl(event.target.value === OTHER ? ttl : event.target.value);
            }}
          />
          {isOther && (
            <TextField
              id={fieldId('ttl')}
              label="TTL in seconds"
              hint={`From ${TTL_MIN} to ${TTL_MAX}.`}
              width="short"
              inputMode="numeric"
              value={ttl}
              error={problemOf('ttl')}
              onChange={(event) => {
                setChosenTtl(event.target.value);
                if (problemOf('ttl')) checkField('ttl', { ttl: event.target.value });
              }}
              onBlur={(event) => leaveField('ttl', event)}
            />
          )}
          <Row gap={8}>
            <Button type="submit" variant="filled">
              {row ? 'Stage this change' : 'Stage this record'}
            </Button>
            {!row && (
              <Button type="submit" value="another">
                Stage and add another
              </Button>
            )}
            <Button onClick={onClose}>{staged ? 'Done' : 'Cancel'}</Button>
            {row && (
              <Button variant="danger" onClick={onRemove}>
                Remove record
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Drawer>
  );
}

interface ValueFieldProps {
  readonly id: string;
  readonly field: RecordField<RecordFieldName>;
  readonly zone: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
}

function ValueField({ id, field: { name, kind }, zone, value, error, onChange, onLeave }: ValueFieldProps) {
  const { label, hint: usual } = FIELD_WORDS[name];
  const hint = kind === 'host' ? (hostWords(value, zone) ?? usual) : usual;
  const shared = {
    id,
    label,
    hint,
    value,
    error,
    mono: true,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    onBlur: onLeave,
  };
  if (kind === 'tag') {
    const tags = CAA_TAGS.some((tag) => tag.value === value) ? CAA_TAGS : [...CAA_TAGS, { value, label: value }];
    return (
      <SelectField
        {...{ id, label, error }}
        options={tags}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'text') return <TextAreaField {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...shared}
      {...(kind === 'integer' ? { inputMode: 'numeric' as const, width: 'short' as const } : {})}
      optional={kind === 'params'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
