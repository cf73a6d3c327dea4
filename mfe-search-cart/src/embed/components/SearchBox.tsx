import type { WordProblem } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { WORD_PROBLEMS } from '../../model/search-word';
import styles from '../embed.module.css';
import * as messages from '../messages';

interface SearchBoxProps {
  /** The accessible name, if the page has more than one. */
  readonly name: string | undefined;
  readonly placeholder: string | undefined;
  /** Whether its button is filled, because searching is the next step. */
  readonly filled: boolean;
  /** The shop's currencies are not known yet; the search starts as soon as they are. */
  readonly waiting: boolean;
  /** Returns why the word cannot be searched. */
  readonly onSearch: (typed: string) => WordProblem | undefined;
}

/** The search field. It does not rely on form submission, which a sandboxed frame without `allow-forms` prevents. */
export function SearchBox({ name, placeholder, filled, waiting, onSearch }: SearchBoxProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<WordProblem>();

  function search(event: SyntheticEvent): void {
    event.preventDefault();
    setProblem(onSearch(text));
  }

  function searchOnEnter(event: KeyboardEvent): void {
    // Enter that ends the composition of a character must not start a search.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(event);
  }

  return (
    <form role="search" aria-label={name ?? t(messages.form)} className={styles.form} onSubmit={search} noValidate>
      <SearchField
        label={t(messages.label)}
        labelHidden={false}
        placeholder={placeholder ?? t(messages.placeholder)}
        value={text}
        error={problem && t(WORD_PROBLEMS[problem])}
        className={styles.field}
        onKeyDown={searchOnEnter}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        onClick={search}
        variant={filled ? 'filled' : 'outlined'}
        loading={waiting && t(messages.searching)}
        className={styles.submit}
      >
        {t(messages.search)}
      </Button>
    </form>
  );
}
