import type { RecordField, RecordFieldName } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextAreaField, TextField } from '@storefront/shared/ui/field';
import type { FocusEvent } from 'react';
import { CAA_TAGS, describeHost } from './field-values';
import * as messages from './messages';

interface ValueFieldProps {
  readonly id: string;
  readonly field: RecordField<RecordFieldName>;
  readonly zone: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
}

/** Input for one field of a record's data, by its kind. */
export function ValueField({ id, field: { name, kind }, zone, value, error, onChange, onLeave }: ValueFieldProps) {
  const t = useTranslate();
  const label = t(messages.field, { field: name });
  const usual = t(messages.fieldHint, { field: name }) || undefined;
  const hint = kind === 'host' ? (describeHost(t, value, zone) ?? usual) : usual;
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
    const known = CAA_TAGS.map((tag) => ({ value: tag as string, label: t(messages.tag, { tag }) }));
    const tags = known.some((tag) => tag.value === value) ? known : [...known, { value, label: value }];
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
