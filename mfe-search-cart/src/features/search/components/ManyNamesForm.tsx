import { useState, type FormEvent } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { readNameList } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { TextAreaField } from '@storefront/shared/ui/field';
import styles from './many-names.module.css';

interface ManyNamesFormProps {
  /** What stands in the field at first. */
  readonly initial: string;
  readonly onList: (text: string) => void;
}

const nameCount = (count: number): string => (count === 1 ? '1 name' : `${count} names`);

/** A field for many names at once, however they are separated (SE-05). */
export function ManyNamesForm({ initial, onList }: ManyNamesFormProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { names, beyond } = readNameList(text, NAMES_AT_ONCE);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (names.length === 0) setProblem('There is no name in this list yet. Write one a line.');
    else onList(text);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label="Many names"
        hint={`One a line, or with commas or spaces between; at most ${NAMES_AT_ONCE} at once.${beyond.length > 0 ? ` These are ${beyond.length} too many.` : ''}`}
        error={problem}
        rows={6}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit">{names.length === 0 ? 'Check the names' : `Check ${nameCount(names.length)}`}</Button>
    </form>
  );
}
