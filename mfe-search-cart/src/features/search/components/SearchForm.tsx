import type { ClipboardEvent, FormEvent } from 'react';
import { isNameList } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** A list was put in: many names, not one (SE-05). */
  readonly onList: (text: string) => void;
}

/** The field for one name; a list of names that is pasted here becomes a bulk search. */
export function SearchForm({ text, problem, onText, onSubmit, onList }: SearchFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNameList(text)) onList(text);
    else onSubmit();
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!isNameList(pasted)) return;
    event.preventDefault();
    onList(pasted);
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit} noValidate>
      <SearchField
        label="Search for a name"
        size="lg"
        name="word"
        placeholder="yourname"
        className={styles.field}
        value={text}
        error={problem}
        onChange={(event) => onText(event.target.value)}
        onPaste={paste}
      />
      <Button type="submit" size="lg" className={styles.submit}>
        Search
      </Button>
    </form>
  );
}
