import { useId, useRef } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { AccountLinks } from './AccountLinks';
import * as messages from './messages';
import styles from './account-menu.module.css';
import { closePopover } from './close-popover';
import { useSignInPath } from './use-sign-in-path';

/** The sign-in link or, for a customer, their name with a menu of account pages. The panel is a native popover. */
export function AccountMenu() {
  const t = useTranslate();
  const { status, user } = useSession();
  const signInPath = useSignInPath();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);

  if (status !== 'authenticated' || !user) {
    return (
      <PageLink className={styles.control} to={signInPath}>
        {t(messages.signIn)}
      </PageLink>
    );
  }
  return (
    <>
      <button type="button" className={styles.control} popoverTarget={panelId}>
        {user.display_name}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <p className={styles.mail}>{user.email}</p>
        <AccountLinks onLeave={() => closePopover(panel.current)} />
      </div>
    </>
  );
}
