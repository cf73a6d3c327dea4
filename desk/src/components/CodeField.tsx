import { totpCode } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { TextField } from '@storefront/shared/ui/field';
import * as messages from './messages';

export const isCode = (text: string): boolean => totpCode.safeParse(text).success;

interface CodeFieldProps {
  readonly value: string;
  /** Whether the answer was given: only then a missing code is a mistake. */
  readonly isTried: boolean;
  readonly onChange: (value: string) => void;
}

/** A new code of the second factor, asked for with what a desk that was left open is not enough for. */
export function CodeField({ value, isTried, onChange }: CodeFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t(messages.code)}
      hint={t(messages.codeHint)}
      error={isTried && !isCode(value) ? t(messages.codeMissing) : undefined}
      required
      mono
      width="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
