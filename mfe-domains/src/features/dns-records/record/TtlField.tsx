import { TTL_MAX, TTL_MIN } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { useState, type FocusEvent } from 'react';
import { formatTtl } from '../model/record-format';
import { USUAL_TTLS } from './field-values';
import * as messages from './messages';

const OTHER = 'other';

interface TtlFieldProps {
  /** Id of the input that an error refers to. */
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onType: (value: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
}

/** TTL field: one of the usual values, or a custom one in seconds. */
export function TtlField({ id, value, error, onChoose, onType, onLeave }: TtlFieldProps) {
  const t = useTranslate();
  const [isOther, setIsOther] = useState(false);
  const ttls = [...new Set([...USUAL_TTLS, ...(/^\d+$/.test(value) && !isOther ? [Number(value)] : [])])].sort(
    (a, b) => a - b,
  );
  return (
    <>
      <SelectField
        id={isOther ? undefined : id}
        label={t(messages.ttl)}
        hint={t(messages.ttlHint)}
        width="medium"
        value={isOther ? OTHER : value}
        error={isOther ? undefined : error}
        options={[
          ...ttls.map((seconds) => ({ value: String(seconds), label: formatTtl(t, seconds) })),
          { value: OTHER, label: t(messages.other) },
        ]}
        onChange={(event) => {
          setIsOther(event.target.value === OTHER);
          onChoose(event.target.value === OTHER ? value : event.target.value);
        }}
      />
      {isOther && (
        <TextField
          id={id}
          label={t(messages.ttlSeconds)}
          hint={t(messages.range, { min: TTL_MIN, max: TTL_MAX })}
          width="short"
          inputMode="numeric"
          value={value}
          error={error}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </>
  );
}
