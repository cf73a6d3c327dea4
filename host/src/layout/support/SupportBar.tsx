import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SupportSession } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { refreshSession, type SessionUser } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { StateIcon } from '@storefront/shared/ui/state';
import { signOut } from '../header/sign-out';
import * as messages from './messages';
import styles from './support-bar.module.css';

/** Between two questions whether the session is over, where the clock of this device goes before that of the server. */
const AGAIN_MS = 5_000;

/** Asks for the session once it should be over: the page then leaves it without further action. */
function useEnd(endsAt: string): void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const left = new Date(endsAt).getTime() - Date.now();
    const timer = setTimeout(
      () => {
        void refreshSession();
        setAsked(asked + 1);
      },
      asked === 0 ? Math.max(left, 0) : AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [endsAt, asked]);
}

/** Who acts for whom and until when, always at the top of the window, with a button to end it. */
export function SupportBar({ support, user }: { readonly support: SupportSession; readonly user: SessionUser }) {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  const [isEnding, setEnding] = useState(false);
  useEnd(support.ends_at);

  useLayoutEffect(() => {
    const { current } = bar;
    const root = document.documentElement;
    if (!current) return;
    // Other sticky elements are placed below it.
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
