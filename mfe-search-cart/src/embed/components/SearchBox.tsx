import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import { useState, type FormEvent } from 'react';
import styles from '../embed.module.css';

interface SearchBoxProps {
  readonly placeholder: string;
  /** The search is the next sensible step. */
  readonly filled: boolean;
  /** The shop has not said yet what it sells in; the search begins as soon as it has. */
  readonly waiting: boolean;
  /** Gives back why the word cannot be searched. */
  readonly onSearch: (typed: string) => string | undefined;
}

/** The field for one name. */
export function SearchBox({ placeholder, filled, waiting, onSearch }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem(onSearch(text));
  }

  return (
    <form role="search" aria-label="Domain names" className={styles.form} onSubmit={submit} noValidate>
      <SearchField
        label="Find a domain name"
        labelHidden={false}
        placeholder={placeholder}
        value={text}
        error={problem}
        className={styles.field}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant={filled ? 'filled' : 'outlined'} loading={waiting && 'Searching'} className={styles.submit}>
        Search
      </Button>
    </form>
  );
}
