import { useComboboxStore } from '@ariakit/react/combobox';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { searchCountries, type CountryOption } from './country-search';

const NONE: readonly CountryOption[] = [];

interface CountryChoice {
  readonly options: readonly CountryOption[];
  /** Code of the chosen country; "" if there is none. */
  readonly value: string;
  /** Called with the code, or "" if the text is not a country. */
  readonly onChange: (code: string) => void;
}

/** What is typed in a field for a country, the countries that match it, and how one of them is chosen. */
export function useCountryChoice({ options, value, onChange }: CountryChoice) {
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  // Not before the field is visited: rendering 250 options that are not visible would delay the form.
  const [visited, setVisited] = useState(false);
  const text = typed ?? options.find((option) => option.code === value)?.name ?? '';
  // Before typing, the box lists all countries, not only the chosen one.
  const matches = useMemo(() => searchCountries(options, typed ?? ''), [options, typed]);
  const later = useDeferredValue(visited ? matches : NONE);
  const store = useComboboxStore({
    value: text,
    setValue: (next) => setTyped(next),
    resetValueOnHide: false,
    // Arrow down on the last country stays there, so that Enter selects it.
    focusLoop: false,
  });

  function take(option: CountryOption): void {
    setTyped(undefined);
    if (option.code !== value) onChange(option.code);
  }

  /** Takes an exact name or code, or the only match. */
  function settle(): void {
    if (typed === undefined) return;
    const wanted = typed.trim().toLowerCase();
    const exact = options.find(
      (option) => option.name.toLowerCase() === wanted || option.code.toLowerCase() === wanted,
    );
    const only = exact ?? (wanted !== '' && matches.length === 1 ? matches[0] : undefined);
    if (only) take(only);
    else if (value !== '') onChange('');
  }

  return {
    store,
    text,
    isTyped: typed !== undefined,
    hasLeft,
    matches,
    // The full list may be rendered late, but not a filtered one, because arrow keys pick from the rendered options.
    shown: typed ? matches : later,
    take,
    enter(): void {
      setLeft(false);
      setVisited(true);
    },
    leave(): void {
      store.hide();
      setLeft(true);
      settle();
    },
    /** @param optionId returns the id of a country's element */
    press(event: KeyboardEvent, optionId: (option: CountryOption) => string): void {
      if (event.key === 'Escape') store.hide();
      // If the list has not caught up with fast typing, none of the matches is highlighted, and the typed text counts.
      const { open, activeId } = store.getState();
      if (event.key === 'Enter' && open && !matches.some((option) => optionId(option) === activeId)) {
        event.preventDefault();
        store.hide();
        settle();
      }
    },
  };
}
