import { ApiError } from '@storefront/shared/api';
import { DS_RECORDS_MAX } from '@storefront/shared/contract';
import { DS_ALGORITHMS, DS_DIGESTS } from '@storefront/shared/domain';
import { detailText, failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary, SelectField, TextAreaField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { EMPTY_ROW, pasted, readRows, type DsField, type DsRow } from './ds-form';
import styles from './dnssec.module.css';
import type { useSetDnssec } from './use-dnssec';

interface DsFormProps {
  readonly domain: string;
  readonly set: ReturnType<typeof useSetDnssec>;
  /** Where there is something to go back to. */
  readonly onCancel: (() => void) | undefined;
  readonly onSaved: () => void;
}

interface Problem {
  readonly fieldId?: string;
  readonly message: string;
}

const ALGORITHMS = Object.entries(DS_ALGORITHMS).map(([value, label]) => ({ value, label: `${value}, ${label}` }));
const DIGESTS = Object.entries(DS_DIGESTS).map(([value, { label }]) => ({ value, label: `${value}, ${label}` }));

/** What a refusal says of single fields, and what else it says. */
function refusalProblems(error: Error, idOf: (row: number, field: string) => string, t: Translate): Problem[] {
  const detail = error instanceof ApiError ? error.body?.detail : undefined;
  const items = Array.isArray(detail) ? detail.flatMap((item) => (typeof item === 'object' ? [item] : [])) : [];
  if (items.length === 0) return [{ message: failureCause(error, t) }];
  return items.map((item) => {
    const [, row, field] = /^ds_records\.(\d+)\.(\w+)$/.exec(String(item.loc)) ?? [];
    const message = detailText(item, t);
    return row === undefined || field === undefined
      ? { fieldId: idOf(0, 'digest'), message }
      : { fieldId: idOf(Number(row), field), message };
  });
}

/** The DS records of a zone that is kept elsewhere; a whole line, or a DNSKEY, can be pasted into any box. What was typed stays until it is saved. */
export function DsForm({ set, onCancel, onSaved }: DsFormProps) {
  const t = useTranslate();
  const id = useId();
  const [rows, setRows] = useState<readonly DsRow[]>([EMPTY_ROW]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const idOf = (row: number, field: string): string => `${id}-${row}-${field}`;
  const problemOf = (row: number, field: string) =>
    problems.find(({ fieldId }) => fieldId === idOf(row, field))?.message;
  const put = (at: number, row: DsRow) => setRows((before) => before.map((one, index) => (index === at ? row : one)));

  function save(event: FormEvent) {
    event.preventDefault();
    if (set.isPending) return;
    const read = readRows(rows);
    setAttempt(attempt + 1);
    if ('problems' in read)
      return setProblems(read.problems.map(({ row, field, text }) => ({ fieldId: idOf(row, field), message: text })));
    setProblems([]);
    set.mutate(
      { ds_records: [...read.sources] },
      {
        onSuccess: (done) => done && onSaved(),
        onError: (error) => {
          setProblems(refusalProblems(error, idOf, t));
          setAttempt((before) => before + 1);
        },
      },
    );
  }

  function paste(at: number, event: ClipboardEvent) {
    const row = pasted(event.clipboardData.getData('text'));
    if (!row) return;
    event.preventDefault();
    put(at, row);
  }

  return (
    <form noValidate onSubmit={save} className={styles.form}>
      <ErrorSummary errors={problems} attempt={attempt} title="The DS record was not saved" />
      <p className={styles.quiet}>You can paste a whole DS record, or the DNSKEY, into any of the boxes.</p>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.row} onPaste={(event) => paste(index, event)}>
          <legend className={rows.length > 1 ? styles.legend : 'sf-visually-hidden'}>
            {rows.length > 1 ? `DS record ${index + 1}` : 'DS record'}
          </legend>
          {row.key ? (
            <PastedKey row={row} onBack={() => put(index, EMPTY_ROW)} />
          ) : (
            <DsFields
              idOf={(field) => idOf(index, field)}
              row={row}
              problemOf={(field) => problemOf(index, field)}
              onChange={(field, value) => put(index, { ...row, typed: { ...row.typed, [field]: value } })}
            />
          )}
          {rows.length > 1 && (
            <div>
              <Button variant="plain" size="sm" onClick={() => setRows(rows.filter((_row, at) => at !== index))}>
                Remove<span className="sf-visually-hidden"> DS record {index + 1}</span>
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <Row gap={8}>
        <Button type="submit" variant="filled" loading={set.isPending && 'Asking the nameservers'}>
          Check and save
        </Button>
        {rows.length < DS_RECORDS_MAX && (
          <Button onClick={() => setRows([...rows, EMPTY_ROW])}>Add another DS record</Button>
        )}
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Row>
    </form>
  );
}

interface DsFieldsProps {
  readonly row: DsRow;
  readonly idOf: (field: DsField) => string;
  readonly problemOf: (field: DsField) => string | undefined;
  readonly onChange: (field: DsField, value: string) => void;
}

function DsFields({ row: { typed }, idOf, problemOf, onChange }: DsFieldsProps) {
  const common = (field: DsField) => ({ id: idOf(field), value: typed[field], error: problemOf(field) });
  return (
    <>
      <TextField
        {...common('key_tag')}
        label="Key tag"
        mono
        width="short"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange('key_tag', event.target.value)}
      />
      <SelectField
        {...common('algorithm')}
        label="Algorithm"
        width="medium"
        placeholder="Choose"
        options={optionsWith(ALGORITHMS, typed.algorithm)}
        onChange={(event) => onChange('algorithm', event.target.value)}
      />
      <SelectField
        {...common('digest_type')}
        label="Digest type"
        width="medium"
        placeholder="Choose"
        options={optionsWith(DIGESTS, typed.digest_type)}
        onChange={(event) => onChange('digest_type', event.target.value)}
      />
      <TextAreaField
        {...common('digest')}
        label="Digest"
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

/** What was pasted stays visible, also where it cannot be chosen. */
const optionsWith = (options: readonly { readonly value: string; readonly label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

function PastedKey({ row: { key }, onBack }: { readonly row: DsRow; readonly onBack: () => void }) {
  if (!key) return null;
  return (
    <Stack gap={8}>
      <p role="status">The DS record is made from this DNSKEY:</p>
      <code className={styles.key} translate="no">
        {key.flags} 3 {key.algorithm} {key.public_key}
      </code>
      <div>
        <Button variant="plain" size="sm" onClick={onBack}>
          Enter a DS record instead
        </Button>
      </div>
    </Stack>
  );
}
