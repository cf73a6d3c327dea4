import { useEffect, type ReactNode } from 'react';
import { deskSignOut, isAtLeast, type StaffMember } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, NavLink } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { keepFocus } from '@storefront/shared/kept-focus';
import { SearchBox } from './SearchBox';
import * as messages from './messages';
import styles from './frame.module.css';

interface FrameProps {
  readonly shop: string;
  readonly staff: StaffMember | null;
  readonly onSignedOut: () => void;
  readonly children: ReactNode;
}

/** Page frame: header with the search box and the signed-in member of staff. */
export function Frame({ shop, staff, onSignedOut, children }: FrameProps) {
  const t = useTranslate();
  const signOut = useApiMutation(deskSignOut, { onSettled: onSignedOut });
  useEffect(keepFocus, []);
  return (
    <>
      <a className="sf-skip-link" href="#main">
        {t(messages.skip)}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.brand} to="/">
            {t(messages.desk, { shop })}
          </Link>
          {staff && (
            <>
              <div className={styles.search}>
                <SearchBox />
              </div>
              <nav aria-label={t(messages.navigation)} className={styles.who}>
                {isAtLeast(staff.role, 'finance') && (
                  <>
                    <NavLink className={styles.link} to="/prices">
                      {t(messages.prices)}
                    </NavLink>
                    <NavLink className={styles.link} to="/partners">
                      {t(messages.partners)}
                    </NavLink>
                  </>
                )}
                {isAtLeast(staff.role, 'admin') && (
                  <>
                    <NavLink className={styles.link} to="/releases">
                      {t(messages.releases)}
                    </NavLink>
                    <NavLink className={styles.link} to="/webhooks">
                      {t(messages.webhooks)}
                    </NavLink>
                    <NavLink className={styles.link} to="/staff">
                      {t(messages.staff)}
                    </NavLink>
                  </>
                )}
                <span className={styles.name}>{t(messages.signedInAs, { name: staff.name, role: staff.role })}</span>
                <Button
                  size="sm"
                  variant="plain"
                  loading={signOut.isPending && t(messages.signingOut)}
                  // The shop's button back to the desk is at the same place, so a double click on it would also sign out.
                  onClick={({ detail }) => detail < 2 && signOut.mutate()}
                >
                  {t(messages.signOut)}
                </Button>
              </nav>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
