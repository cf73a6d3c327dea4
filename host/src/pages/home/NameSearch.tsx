import { useEffect, useId, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { DEFAULT_TLD, isNameList, nameListHash, readNameList, sanitizeWord } from '@storefront/shared/domain';
import { paths, preload, useNavigate } from '@storefront/shared/routing';
import { Scale } from '@storefront/shared/ui/scale';
import { usePreloadWhenQuiet } from '../../app/use-preload-when-quiet';
import { lettersOf, widthOf } from './measure';
import styles from './name-search.module.css';

const EXAMPLE = 'yourname';

/**
 * The search box of the home page. It is a plain GET form as well: before any script runs, or without one, it sends the word to
 * `/site/availability?word=`, which leads on to the results.
 */
export function NameSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  usePreloadWhenQuiet(paths.availability(EXAMPLE));
  const shown = text === '' ? EXAMPLE : text;
  const ending = text.includes('.') ? '' : DEFAULT_TLD;

  // What was typed before this code took the page over stands in the box and nowhere else.
  useEffect(() => setText(input.current?.value ?? ''), []);

  function change(value: string) {
    if (text === '') void preload(paths.availability(EXAMPLE));
    setText(value);
    setMissing(false);
  }

  /** Many names at once (SE-05) lead to a bulk search; false where the text is no list of names. */
  function searchList(list: string): boolean {
    if (!isNameList(list)) return false;
    const { names, ...leftOut } = readNameList(list, NAMES_AT_ONCE);
    const [first] = names;
    if (first === undefined) return false;
    void navigate({ pathname: paths.availability(first), hash: nameListHash(names) }, { state: leftOut });
    return true;
  }

  function paste(event: ClipboardEvent) {
    if (searchList(event.clipboardData.getData('text'))) event.preventDefault();
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (searchList(text)) return;
    const word = sanitizeWord(text);
    if (word) {
      void navigate(paths.availability(word));
      return;
    }
    setMissing(true);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={styles.form} role="search" method="get" action="/site/availability" onSubmit={search}>
      <label className={styles.field} data-width={widthOf(shown + ending)}>
        <span className="sf-visually-hidden">Domain name</span>
        {/* The text once more, unseen, makes the box as wide as what is typed, so that the ending follows it. */}
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
      <Scale className={styles.scale} tone="hero" length={lettersOf(text)} />
      <p id={hintId} className={missing ? styles.missing : styles.hint} role={missing ? 'alert' : undefined}>
        {missing ? `Type the name you want, such as ${EXAMPLE}` : 'Letters, digits and hyphens, in any script'}
      </p>
      <button type="submit" className={styles.search}>
        Search
      </button>
    </form>
  );
}
