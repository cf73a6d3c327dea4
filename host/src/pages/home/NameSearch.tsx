import { useEffect, useId, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import {
  DEFAULT_TLD,
  isNameList,
  nameListHash,
  readNameList,
  readSearchWord,
  withDefaultTld,
  type RefusedWord,
  type SearchWord,
} from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { paths, preload, useNavigate } from '@storefront/shared/routing';
import { LengthRuler } from '@storefront/shared/ui/ruler';
import { usePreloadOnIdle } from '../../app/use-preload-on-idle';
import { countLetters, getWidth } from './measure';
import * as messages from './messages';
import styles from './name-search.module.css';

const EXAMPLE = 'yourname';

/**
 * Joins words as the search does: "tannery lane" is one name. With a dot or a comma, the text may become a list of names and stays as it
 * is.
 */
const withoutSpaces = (text: string): string => (/[.,;|\r\n\t]/.test(text) ? text : text.replace(/\s+/g, ''));

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
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  usePreloadOnIdle(paths.availability(EXAMPLE));
  const shown = text === '' ? EXAMPLE : text;
  const read = useMemo(() => readSearchWord(text), [text]);
  const ending = read.word.includes('.') || /[\s.]/.test(text) ? '' : DEFAULT_TLD;

  // Picks up text that was typed before this code loaded.
  useEffect(() => setText(withoutSpaces(input.current?.value ?? '')), []);

  function change(value: string) {
    if (text === '') void preload(paths.availability(EXAMPLE));
    setText(withoutSpaces(value));
    setMissing(false);
  }

  /** Starts a bulk search for a list of names (SE-05); false if the text is no list. */
  function searchList(list: string): boolean {
    if (!isNameList(list)) return false;
    const { names, ...leftOut } = readNameList(list, NAMES_AT_ONCE);
    const [first] = names;
    if (first === undefined) return false;
    void navigate({ pathname: paths.availability(first), hash: nameListHash(names) }, { state: leftOut });
    return true;
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    const name = readSearchWord(pasted).shown;
    if (searchList(pasted)) event.preventDefault();
    else if (replacesAll && name !== '' && name !== pasted) {
      // For a web or email address, the box shows the domain that will be searched.
      event.preventDefault();
      change(name);
    }
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (searchList(text)) return;
    if (read.word) {
      // The results repeat which characters were left out.
      void navigate(paths.availability(read.word), { state: { typed: text } });
      return;
    }
    setMissing(true);
    event.currentTarget.querySelector('input')?.focus();
  }

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
            aria-invalid={missing || undefined}
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
      <p id={hintId} className={missing ? styles.missing : styles.hint} role={missing ? 'alert' : undefined}>
        {missing ? t(messages.missing, { example: EXAMPLE }) : hintFor(read, t)}
      </p>
      <button type="submit" className={styles.search}>
        {t(messages.search)}
      </button>
    </form>
  );
}
