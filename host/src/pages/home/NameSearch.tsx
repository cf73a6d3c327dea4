import { useId } from 'react';
import { DEFAULT_TLD, isNameList, withDefaultTld, type RefusedWord, type SearchWord } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { LengthRuler } from '@storefront/shared/ui/ruler';
import { countLetters, getWidth } from './measure';
import { EXAMPLE, useNameSearch } from './use-name-search';
import * as messages from './messages';
import styles from './name-search.module.css';

/** The domain that will be searched, if it differs from the text of the box; otherwise an example. */
function hintFor({ typed, shown }: SearchWord | RefusedWord, t: Translate): string {
  if (shown === '' || isNameList(typed) || shown === typed.trim().toLowerCase().normalize('NFC'))
    return t(messages.hint);
  return t(messages.searches, { domain: withDefaultTld(shown) });
}

/**
 * The search box of the home page. It is also a plain GET form: without scripts it sends the word to `/site/availability?word=`, which
 * redirects to the results.
 */
export function NameSearch() {
  const t = useTranslate();
  const hintId = useId();
  const { text, read, isMissing, input, change, paste, search } = useNameSearch();
  const shown = text === '' ? EXAMPLE : text;
  const ending = read.word.includes('.') || /[\s.]/.test(text) ? '' : DEFAULT_TLD;
  return (
    <form className={styles.form} role="search" method="get" action="/site/availability" onSubmit={search}>
      <label dir="ltr" className={styles.field} data-width={getWidth(shown + ending)}>
        <span className="sf-visually-hidden">{t(messages.domainName)}</span>
        {/* An invisible copy of the text makes the box as wide as what is typed, so that the extension follows it. */}
        <span className={styles.box} data-text={shown}>
          <input
            ref={input}
            id="name"
            className={styles.input}
            name="word"
            type="text"
            inputMode="url"
            value={text}
            placeholder={EXAMPLE}
            size={1}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="search"
            spellCheck={false}
            aria-describedby={hintId}
            aria-invalid={isMissing || undefined}
            onChange={({ target }) => change(target.value)}
            onPaste={paste}
          />
        </span>
        {ending && (
          <span className={styles.ending} aria-hidden="true">
            {ending}
          </span>
        )}
      </label>
      <LengthRuler className={styles.ruler} tone="hero" length={countLetters(read)} />
      <p id={hintId} className={isMissing ? styles.missing : styles.hint} role={isMissing ? 'alert' : undefined}>
        {isMissing ? t(messages.missing, { example: EXAMPLE }) : hintFor(read, t)}
      </p>
      <button type="submit" className={styles.search}>
        {t(messages.search)}
      </button>
    </form>
  );
}
