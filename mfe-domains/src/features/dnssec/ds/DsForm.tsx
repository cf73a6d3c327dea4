import { DS_RECORDS_MAX } from '@storefront/shared/contract';
import { DS_ALGORITHMS, DS_DIGESTS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { ErrorSummary, SelectField, TextAreaField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { EMPTY_ROW, type DsField, type DsRow } from './ds-form';
import { useDsForm } from './use-ds-form';
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

const ALGORITHMS = Object.entries(DS_ALGORITHMS).map(([value, label]) => ({ value, label: `${value}, ${label}` }));
const DIGESTS = Object.entries(DS_DIGESTS).map(([value, { label }]) => ({ value, label: `${value}, ${label}` }));

/** Form for the DS records of a zone hosted elsewhere. Any box accepts a pasted DS line or DNSKEY. Input is kept until it is saved. */
export function DsForm({ set, onCancel, onSaved }: DsFormProps) {
  const t = useTranslate();
  const { rows, ...form } = useDsForm(set, onSaved);

  return (
    <form noValidate onSubmit={form.save} className={styles.form}>
      <ErrorSummary errors={form.problems} attempt={form.attempt} title={t(messages.notSaved)} />
      <p className={styles.quiet}>{t(messages.canPaste)}</p>
      {rows.map((row, index) => (
        <fieldset key={index} className={styles.row} onPaste={(event) => form.paste(index, event)}>
          <legend className={rows.length > 1 ? styles.legend : 'sf-visually-hidden'}>
            {rows.length > 1 ? t(messages.recordNumber, { count: index + 1 }) : t(messages.record)}
          </legend>
          {row.key ? (
            <PastedKey row={row} onBack={() => form.putRow(index, EMPTY_ROW)} />
          ) : (
            <DsFields
              getId={(field) => form.getId(index, field)}
              row={row}
              findProblem={(field) => form.findProblem(index, field)}
              onChange={(field, value) => form.change(index, row, field, value)}
            />
          )}
          {rows.length > 1 && (
            <div>
              <Button variant="plain" size="sm" onClick={() => form.removeRow(index)}>
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
        {rows.length < DS_RECORDS_MAX && <Button onClick={form.addRow}>{t(messages.add)}</Button>}
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
