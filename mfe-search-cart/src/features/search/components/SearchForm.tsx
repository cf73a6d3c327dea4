import type { ClipboardEvent, FormEvent } from 'react';
import { isNameList } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import * as messages from '../messages';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** Called if a list was entered instead of one domain (SE-05). */
  readonly onList: (text: string) => void;
}

/** The search form. A list of domains pasted here becomes a bulk search. */
export function SearchForm({ text, problem, onText, onSubmit, onList }: SearchFormProps) {
  const t = useTranslate();
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
    <form
      role="search"
      method="get"
      // Relative to the URL of the results, so that the language is kept.
      action="../availability"
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      <SearchField
        label={t(messages.searchLabel)}
        size="lg"
        name="word"
        placeholder={t(messages.placeholder)}
        className={styles.field}
        value={text}
        error={problem}
        onChange={(event) => onText(event.target.value)}
        onPaste={paste}
      />
      <Button type="submit" size="lg" className={styles.submit}>
        {t(messages.search)}
      </Button>
    </form>
  );
}
