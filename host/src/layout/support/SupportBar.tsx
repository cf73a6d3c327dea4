import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SupportSession } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { refreshSession, type SessionUser } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { StateIcon } from '@storefront/shared/ui/state';
import { signOut } from '../header/sign-out';
import * as messages from './messages';
import styles from './support-bar.module.css';

/** Pause between two checks whether the session has ended, if this device's clock is ahead of the server's. Milliseconds. */
const AGAIN_MS = 5_000;

/** Requests the session at its end time; the page then leaves the support session automatically. */
function useEnd(endsAt: string): void {
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    const left = new Date(endsAt).getTime() - Date.now();
    const timer = setTimeout(
      () => {
        void refreshSession();
        setChecks(checks + 1);
      },
      checks === 0 ? Math.max(left, 0) : AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [endsAt, checks]);
}

/** Shows who acts for whom and until when, always at the top of the window, with a button to end the session. */
export function SupportBar({ support, user }: { readonly support: SupportSession; readonly user: SessionUser }) {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const [isEnding, setEnding] = useState(false);
  useEnd(support.ends_at);

  useLayoutEffect(() => {
    const { current } = bar;
    const root = document.documentElement;
    if (!current) return;
    // Lets other sticky elements be placed below the bar.
    const follow = new ResizeObserver(() => root.style.setProperty('--sf-banner', `${current.offsetHeight}px`));
    follow.observe(current);
    return () => {
      follow.disconnect();
      root.style.removeProperty('--sf-banner');
    };
  }, []);

  async function end(): Promise<void> {
    if (isEnding) return;
    setEnding(true);
    await signOut(t);
    setEnding(false);
  }

  return (
    <section ref={bar} className={styles.bar} aria-label={t(messages.label)}>
      <div className={styles.row}>
        <p className={styles.text}>
          <StateIcon state="expiring" />
          <span>
            {t(messages.acting, {
              staff: support.staff,
              customer: user.display_name,
              email: user.email,
              time: new Intl.DateTimeFormat(t.language, { timeStyle: 'short' }).format(new Date(support.ends_at)),
            })}{' '}
            {t(messages.customerOnly)}
          </span>
        </p>
        <Button size="sm" loading={isEnding && t(messages.ending)} onClick={() => void end()}>
          {t(messages.end)}
        </Button>
      </div>
    </section>
  );
}
