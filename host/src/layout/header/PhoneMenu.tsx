import { useId, useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { AccountLinks } from './AccountLinks';
import { closePopover } from './close-popover';
import { CurrencySelect } from './CurrencySelect';
import { LanguageSelect } from './LanguageSelect';
import { MainNav } from './MainNav';
import * as messages from './messages';
import styles from './phone-menu.module.css';
import { TaxCountrySelect } from './TaxCountrySelect';
import { ThemeSelect } from './ThemeSelect';
import { useSignInPath } from './use-sign-in-path';

/** Everything in the wide header except the cart, in a native popover, for windows under 960 px. */
export function PhoneMenu() {
  const t = useTranslate();
  const { status, user } = useSession();
  const signInPath = useSignInPath();
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => closePopover(panel.current);

  /** Closes the menu when a link was chosen, so that it does not cover the new page. */
  function closeOnPlace({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  return (
    <>
      <button type="button" className={styles.control} popoverTarget={panelId}>
        {t(messages.menu)}
      </button>
      {/* The handler only closes the popover; the links inside are keyboard operable themselves. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={() => setWasOpened(true)}
        onClick={closeOnPlace}
      >
        <div className={styles.places}>
          <MainNav label={t(messages.menu)} upright />
        </div>
        {status === 'authenticated' && user ? (
          <div className={styles.account}>
            <p className={styles.name}>{user.display_name}</p>
            <AccountLinks onLeave={close} />
          </div>
        ) : (
          <p className={styles.account}>
            <PageLink to={signInPath}>{t(messages.signIn)}</PageLink>
          </p>
        )}
        <div className={styles.choices}>
          <LanguageSelect />
          {/* Two hundred countries: few visitors need them, so they are not part of the document. */}
          {wasOpened && <TaxCountrySelect />}
          <CurrencySelect />
          <ThemeSelect />
        </div>
      </div>
    </>
  );
}
