import { useRef, useState, type FormEvent } from 'react';
import { setTransferCode, type CartItem } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { spoken } from '../../../components/spoken';
import { needsCode } from '../../../model/needs-code';
import * as messages from '../messages';
import styles from './line-code.module.css';

/** The codes of all registries are shorter. */
const CODE_MAX = 128;

interface LineCodeProps {
  readonly item: CartItem;
  /** Called before the form disappears, to move its focus. */
  readonly onSaved: () => void;
}

/** Asks for the code of a transfer that was added on another device, since codes are never transferred (CT-11, CT-13). */
export function LineCode({ item, onSaved }: LineCodeProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  if (!needsCode(item)) return null;

  function save(event: FormEvent) {
    event.preventDefault();
    const trimmed = code.trim();
    setMissing(trimmed === '');
    if (trimmed === '') {
      box.current?.focus();
      return;
    }
    onSaved();
    setTransferCode(item.domain, trimmed);
  }

  const name = toUnicode(item.domain);
  return (
    <form method="post" className={styles.code} onSubmit={save} noValidate>
      <TextField
        ref={box}
        label={t(messages.transferCode, { name, spoken })}
        hint={t(messages.codeHint)}
        error={missing ? t(messages.codeMissing) : undefined}
        name={`code-${item.domain}`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={CODE_MAX}
        autoComplete="off"
        spellCheck={false}
        width="medium"
        mono
      />
      <Button type="submit" size="sm" aria-label={t(messages.saveCode, { name })}>
        {t(messages.save)}
      </Button>
    </form>
  );
}
