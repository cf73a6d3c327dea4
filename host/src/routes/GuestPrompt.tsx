import { useState } from 'react';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { Link, paths } from '@storefront/shared/routing';
import { useSession, type EndedSession } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './guest-prompt.module.css';
import type { RouteRow } from './route-table';
import { useReturnPath } from './use-return-path';

/**
 * A one-line prompt above a page that is also open to guests. Its space is reserved before the session is known and stays reserved, so that
 * the page below never moves.
 */
function PromptLine() {
  const t = useTranslate();
  const { status } = useSession();
  const [hasRoom] = useState(status === 'unknown');
  const returnPath = useReturnPath();
  if (status !== 'guest') return hasRoom && <p className={styles.room} />;
  return (
    <p className={styles.line}>
      {t(messages.promptLine, { link: (words) => <Link to={paths.login(returnPath)}>{words}</Link> })}
    </p>
  );
}

/** Reasons why a page that was open a moment ago asks to sign in. */
const ENDED: Readonly<Record<EndedSession, Message>> = {
  expired: messages.expired,
  'signed-out-elsewhere': messages.signedOutElsewhere,
};

function PromptPage({ title }: { title: string }) {
  const t = useTranslate();
  const session = useSession();
  const returnPath = useReturnPath();
  if (session.status !== 'guest') return null;
  return (
    <section className={styles.prompt}>
      <h1>{t(messages.promptTitle)}</h1>
      {session.ended && <Banner>{t(ENDED[session.ended])}</Banner>}
      <p className={styles.text}>{t(messages.yours, { page: title })}</p>
      <p className={styles.actions}>
        <ButtonLink as={Link} variant="filled" to={paths.login(returnPath)}>
          {t(messages.signIn)}
        </ButtonLink>
        <ButtonLink as={Link} variant="plain" to={paths.register(returnPath)}>
          {t(messages.createAccount)}
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * Asks a guest on an internal page to sign in, in place, and brings them back here (GD-04). On a page that is also open to guests it is one
 * line above the page; otherwise it replaces the page.
 */
export function GuestPrompt({ row }: { row: RouteRow }) {
  return row.guestSees === 'page and prompt' ? <PromptLine /> : <PromptPage title={row.title ?? ''} />;
}
