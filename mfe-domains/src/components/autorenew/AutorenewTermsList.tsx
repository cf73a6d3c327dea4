import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Stack } from '@storefront/shared/ui/layout';
import { useRef, useState } from 'react';
import { useFocusAdded } from '../use-focus-added';
import { AutorenewTerms } from './AutorenewTerms';
import * as messages from './messages';
import styles from './autorenew.module.css';

/** Domains whose terms are fetched and shown per step. */
const SHOWN_AT_ONCE = 25;

/** Lists the auto-renew terms of several domains (LG-04), a part at a time if there are many. */
export function AutorenewTermsList({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  useFocusAdded(list, Math.min(shown, names.length));
  const more = Math.min(SHOWN_AT_ONCE, names.length - shown);
  return (
    <Stack gap={12}>
      <p>{t(messages.terms)}</p>
      <ul ref={list} className={styles.list}>
        {names.slice(0, shown).map((name) => (
          <AutorenewTerms key={name} name={name} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" onClick={() => setShown(shown + more)}>
          {t(messages.showMore, { count: more })}
        </Button>
      )}
    </Stack>
  );
}
