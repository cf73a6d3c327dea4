import type { TransferCheck } from '@storefront/shared/contract';
import { toUnicode, TRANSFER_CODE_MAX } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import * as messages from '../messages';
import { codeError } from '../model/check-summary';
import styles from './transfer.module.css';
import { useCodeCheck } from '../api/use-transfer-check';

interface CodeFormProps {
  check: TransferCheck;
  onChecked: (result: TransferCheck) => void;
  /** For a list: the label is for screen readers only, and the button is not filled. */
  compact?: boolean;
}

/** Form for the transfer code of one domain. The code is sent once, sealed by the shop, and never shown again. */
export function CodeForm({ check, onChecked, compact = false }: CodeFormProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const {
    check: send,
    checking,
    error,
  } = useCodeCheck(([result]) => {
    setCode('');
    if (result) onChecked(result);
  });
  const refused = codeError(check, t);
  const name = { domain: toUnicode(check.domain) };

  useEffect(() => {
    if (refused && !compact) field.current?.focus();
  }, [refused, compact]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = code.trim();
    setMissing(trimmed === '');
    if (trimmed === '') field.current?.focus();
    else send([{ domain: check.domain, auth_info: trimmed }]);
  };

  const problem = missing
    ? t(messages.codeMissing, name)
    : error
      ? t(messages.codeFailed, { failure: failureText(error, t) })
      : refused;
  return (
    <form method="post" className={compact ? styles.codeRow : styles.codeForm} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        id={id}
        mono
        label={compact ? t(messages.codeOf, name) : t(messages.code)}
        labelHidden={compact}
        hint={compact ? undefined : t(messages.codeHint)}
        placeholder={compact ? t(messages.code) : undefined}
        error={problem}
        value={code}
        maxLength={TRANSFER_CODE_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button
        type="submit"
        variant={compact ? undefined : 'filled'}
        loading={checking && t(messages.checking)}
        aria-label={compact ? t(messages.checkCodeOf, name) : undefined}
      >
        {t(messages.checkCode)}
      </Button>
    </form>
  );
}
