import { RECORD_TYPES, type RecordType } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { ErrorSummary, SelectField, TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { formatRecordName } from '../model/record-format';
import { TtlField } from './TtlField';
import { useRecordForm, type RecordFormOptions } from './use-record-form';
import { ValueField } from './ValueField';
import * as messages from './messages';
import styles from './record-editor.module.css';

interface RecordEditorProps extends RecordFormOptions {
  /** Types that the nameservers serve. */
  readonly types: readonly RecordType[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Form for a new or changed record, validated by the server's rules. Remount it for each record. */
export function RecordEditor({ zone, row, types, ttlOfSet, onStage, onRemove, onClose }: RecordEditorProps) {
  const t = useTranslate();
  const form = useRecordForm({ zone, row, ttlOfSet, onStage });
  const { type, name, values, staged, hasInput, fieldId, findProblem } = form;

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      hasInput={hasInput}
      title={row ? t(messages.changeRecord, { record: formatRecordName(row.record) }) : t(messages.addRecord)}
      description={t(messages.stagedFirst)}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack gap={16}>
          <p role="status" className={staged ? styles.staged : 'sf-visually-hidden'}>
            {staged && t(messages.isStaged, { record: formatRecordName(staged) })}
          </p>
          <ErrorSummary attempt={form.attempt} errors={form.errors} />
          {!row && (
            <SelectField
              id={fieldId('type')}
              label={t(messages.type)}
              hint={t(messages.purpose, { type })}
              value={type}
              error={findProblem('type')}
              options={types.map((value) => ({ value, label: value }))}
              onChange={(event) => form.chooseType(types.find((value) => value === event.target.value) ?? type)}
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
            onChange={(event) => form.changeName(event.target.value)}
            onBlur={(event) => name !== '' && form.leaveField('name', event)}
          />
          {RECORD_TYPES[type].fields.map((field) => (
            <ValueField
              key={`${type} ${field.name}`}
              id={fieldId(field.name)}
              field={field}
              zone={zone}
              value={values[field.name] ?? ''}
              error={findProblem(field.name)}
              onChange={(value) => form.changeValue(field.name, value)}
              onLeave={(event) => values[field.name] !== '' && form.leaveField(field.name, event)}
            />
          ))}
          <TtlField
            id={fieldId('ttl')}
            value={form.ttl}
            error={findProblem('ttl')}
            onChoose={form.chooseTtl}
            onType={form.changeTtl}
            onLeave={(event) => form.leaveField('ttl', event)}
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
