import { totpCode } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { TextField } from '@storefront/shared/ui/field';
import * as messages from './messages';

export const isCode = (text: string): boolean => totpCode.safeParse(text).success;

interface CodeFieldProps {
  readonly value: string;
  /** Whether the form was submitted: a missing code is an error only then. */
  readonly isTried: boolean;
  readonly onChange: (value: string) => void;
}

/** Field for a fresh TOTP code, required for actions that an unattended open desk must not allow. */
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
