import { ApiError } from '@storefront/shared/api';
import { DS_RECORDS_MAX } from '@storefront/shared/contract';
import { DS_ALGORITHMS, DS_DIGESTS } from '@storefront/shared/domain';
import { detailText, failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { dsProblemText } from '@storefront/shared/problems';
import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary, SelectField, TextAreaField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { EMPTY_ROW, readPasted, readRows, type DsField, type DsRow } from './ds-form';
import { spoken } from '../../../components/spoken';
import * as messages from './messages';
import styles from '../dnssec.module.css';
import type { useSetDnssec } from '../use-dnssec';

interface DsFormProps {
  readonly set: ReturnType<typeof useSetDnssec>;
  /** Undefined if there is no view to return to. */
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

interface Problem {
  readonly fieldId?: string;
  readonly message: string;
}

const ALGORITHMS = Object.entries(DS_ALGORITHMS).map(([value, label]) => ({ value, label: `${value}, ${label}` }));
const DIGESTS = Object.entries(DS_DIGESTS).map(([value, { label }]) => ({ value, label: `${value}, ${label}` }));

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

/** Form for the DS records of a zone hosted elsewhere. Any box accepts a pasted DS line or DNSKEY. Input is kept until it is saved. */
export function DsForm({ set, onCancel, onSaved }: DsFormProps) {
  const t = useTranslate();
  const id = useId();
  const [rows, setRows] = useState<readonly DsRow[]>([EMPTY_ROW]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const getId = (row: number, field: string): string => `${id}-${row}-${field}`;
  const findProblem = (row: number, field: string) =>
    problems.find(({ fieldId }) => fieldId === getId(row, field))?.message;
  const put = (at: number, row: DsRow) => setRows((before) => before.map((one, index) => (index === at ? row : one)));

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
    put(at, row);
  }

  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <ErrorSummary errors={problems} attempt={attempt} title={t(messages.notSaved)} />
      <p className={styles.quiet}>{t(messages.canPaste)}</p>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.row} onPaste={(event) => paste(index, event)}>
          <legend className={rows.length > 1 ? styles.legend : 'sf-visually-hidden'}>
            {rows.length > 1 ? t(messages.recordNumber, { count: index + 1 }) : t(messages.record)}
          </legend>
          {row.key ? (
            <PastedKey row={row} onBack={() => put(index, EMPTY_ROW)} />
          ) : (
            <DsFields
              getId={(field) => getId(index, field)}
              row={row}
              findProblem={(field) => findProblem(index, field)}
              onChange={(field, value) => {
                put(index, { ...row, typed: { ...row.typed, [field]: value } });
                forget(index, field);
              }}
            />
          )}
          {rows.length > 1 && (
            <div>
              <Button
                variant="plain"
                size="sm"
                onClick={() => {
                  setRows(rows.filter((_row, at) => at !== index));
                  document.getElementById(getId(Math.max(0, index - 1), 'key_tag'))?.focus();
                }}
              >
                {t(messages.remove, { count: index + 1, spoken })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <Row gap={8}>
        <Button type="submit" loading={set.isPending && t(messages.asking)}>
          {t(messages.save)}
        </Button>
        {rows.length < DS_RECORDS_MAX && (
          <Button onClick={() => setRows([...rows, EMPTY_ROW])}>{t(messages.add)}</Button>
        )}
        {onCancel && <Button onClick={onCancel}>{t(messages.cancel)}</Button>}
      </Row>
    </form>
  );
}

interface DsFieldsProps {
  readonly row: DsRow;
  readonly getId: (field: DsField) => string;
  readonly findProblem: (field: DsField) => string | undefined;
  readonly onChange: (field: DsField, value: string) => void;
}

function DsFields({ row: { typed }, getId, findProblem, onChange }: DsFieldsProps) {
  const t = useTranslate();
  const common = (field: DsField) => ({ id: getId(field), value: typed[field], error: findProblem(field) });
  return (
    <>
      <TextField
        {...common('key_tag')}
        label={t(messages.keyTag)}
        mono
        width="short"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange('key_tag', event.target.value)}
      />
      <SelectField
        {...common('algorithm')}
        label={t(messages.algorithm)}
        width="medium"
        placeholder={t(messages.choose)}
        options={optionsWith(ALGORITHMS, typed.algorithm)}
        onChange={(event) => onChange('algorithm', event.target.value)}
      />
      <SelectField
        {...common('digest_type')}
        label={t(messages.digestType)}
        width="medium"
        placeholder={t(messages.choose)}
        options={optionsWith(DIGESTS, typed.digest_type)}
        onChange={(event) => onChange('digest_type', event.target.value)}
      />
      <TextAreaField
        {...common('digest')}
        label={t(messages.digest)}
        mono
        rows={3}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange('digest', event.target.value)}
      />
    </>
  );
}

/** Adds a pasted value to the options if it is not among them, so that it stays visible. */
const optionsWith = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

function PastedKey({ row: { key }, onBack }: { readonly row: DsRow; readonly onBack: () => void }) {
  const t = useTranslate();
  if (!key) return null;
  return (
    <Stack gap={8}>
      <p role="status">{t(messages.madeFrom)}</p>
      <code className={styles.key} translate="no">
        {key.flags} 3 {key.algorithm} {key.public_key}
      </code>
      <div>
        <Button variant="plain" size="sm" onClick={onBack}>
          {t(messages.enterRecord)}
        </Button>
      </div>
    </Stack>
  );
}
