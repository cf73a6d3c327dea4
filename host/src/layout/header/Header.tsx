import { useTranslate } from '@storefront/shared/i18n';
import { AccountMenu } from './AccountMenu';
import { CartLink } from './CartLink';
import { CurrencySelect } from './CurrencySelect';
import { HomeLink } from './HomeLink';
import { LanguageSelect } from './LanguageSelect';
import { MainNav } from './MainNav';
import { PhoneMenu } from './PhoneMenu';
import { SandboxNotice } from './SandboxNotice';
import { TaxCountrySelectOnIdle } from './TaxCountrySelect';
import { ThemeSelect } from './ThemeSelect';
import * as messages from './messages';
import styles from './header.module.css';

/** The header of every page. It takes no props, so nothing around it makes it render again. */
export function Header() {
  const t = useTranslate();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <HomeLink />
        <div className={styles.nav}>
          <MainNav label={t(messages.mainNav)} />
        </div>
        <SandboxNotice className={styles.sandbox} />
        <div className={styles.tools}>
          <div className={`${styles.wide} ${styles.settings}`}>
            <LanguageSelect />
            <TaxCountrySelectOnIdle />
            <CurrencySelect />
            <ThemeSelect />
          </div>
          <CartLink />
          <div className={styles.wide}>
            <AccountMenu />
          </div>
          <div className={styles.narrow}>
            <PhoneMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
