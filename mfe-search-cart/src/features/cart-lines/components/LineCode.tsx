import { useState, type FormEvent } from 'react';
import { setTransferCode, type CartItem } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { needsCode } from '../../../model/needs-code';
import styles from './line-code.module.css';

/** Codes of all registries are shorter. */
const CODE_MAX = 128;

/** Asks for the code of a transfer that was put in on another device: codes are never sent along (CT-11, CT-13). */
export function LineCode({ item }: { item: CartItem }) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  if (!needsCode(item)) return null;

  function save(event: FormEvent) {
    event.preventDefault();
    const given = code.trim();
    setMissing(given === '');
    if (given !== '') setTransferCode(item.domain, given);
  }

  const name = toUnicode(item.domain);
  return (
    <form className={styles.code} onSubmit={save} noValidate>
      <TextField
        label={
          <>
            Transfer code<span className="sf-visually-hidden"> of {name}</span>
          </>
        }
        hint="It stayed on the device where you entered it."
        error={missing ? 'Enter the code that your present registrar gave you' : undefined}
        name={`code-${item.domain}`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={CODE_MAX}
        autoComplete="off"
        spellCheck={false}
        width="medium"
        mono
      />
      <Button type="submit" size="sm" aria-label={`Save the code of ${name}`}>
        Save
      </Button>
    </form>
  );
}
