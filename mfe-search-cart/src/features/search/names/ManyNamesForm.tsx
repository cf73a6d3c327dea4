import { useState, type FormEvent } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { readNameList } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextAreaField } from '@storefront/shared/ui/field';
import styles from './many-names.module.css';
import * as messages from './messages';

interface ManyNamesFormProps {
  /** The initial text of the field. */
  readonly initial: string;
  readonly onList: (text: string) => void;
}

/** Form for many domains at once, however they are separated (SE-05). */
export function ManyNamesForm({ initial, onList }: ManyNamesFormProps) {
  const t = useTranslate();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { names, beyond } = readNameList(text, NAMES_AT_ONCE);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (names.length === 0) setProblem(t(messages.listEmpty));
    else onList(text);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={t(messages.manyNames)}
        hint={t(messages.listHint, { most: NAMES_AT_ONCE, beyond: beyond.length })}
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
      <Button type="submit">{t(messages.check, { count: names.length })}</Button>
    </form>
  );
}
