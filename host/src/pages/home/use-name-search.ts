import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import { isNameList, nameListHash, readNameList, readSearchWord } from '@storefront/shared/domain';
import { paths, preload, useNavigate } from '@storefront/shared/routing';
import { usePreloadOnIdle } from '../../app/use-preload-on-idle';

export const EXAMPLE = 'yourname';

/**
 * Joins words as the search does: "tannery lane" is one name. With a dot or a comma, the text may become a list of names and stays as it
 * is.
 */
const withoutSpaces = (text: string): string => (/[.,;|\r\n\t]/.test(text) ? text : text.replace(/\s+/g, ''));

/** The text of the search box, and its search for a domain or a list of them. */
export function useNameSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePreloadOnIdle(paths.availability(EXAMPLE));
  const read = useMemo(() => readSearchWord(text), [text]);

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

  return { text, read, isMissing, input, change, paste, search };
}
