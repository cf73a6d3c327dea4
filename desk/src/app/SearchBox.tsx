import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { SearchField } from '@storefront/shared/ui/field';
import * as messages from './messages';
import styles from './frame.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Search box for everything, on every page; `/` focuses it. */
export function SearchBox() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  const present = pathname === '/' ? (query.get('q') ?? '') : '';

  // A layout effect, so that the key works as soon as the box that advertises it is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = box.current?.value.trim() ?? '';
    void navigate(q ? `/?q=${encodeURIComponent(q)}` : '/');
  }

  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <SearchField
          key={present}
          ref={box}
          className={styles.box}
          label={t(messages.searchLabel)}
          placeholder={t(messages.searchHint)}
          name="q"
          maxLength={254}
          defaultValue={present}
        />
        <Button type="submit">{t(messages.find)}</Button>
      </form>
    </search>
  );
}
