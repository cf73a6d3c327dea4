import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import * as messages from './messages';
import styles from './account-links.module.css';
import { signOut } from './sign-out';

const places = [
  { label: messages.accountDetails, to: paths.account.detail() },
  { label: messages.billing, to: paths.account.billing() },
];

/** Links to the pages of an account, and the sign-out button. */
export function AccountLinks({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {places.map(({ label, to }) => (
        <li key={to}>
          <PageLink className={styles.item} to={to} onClick={onLeave}>
            {t(label)}
          </PageLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            onLeave?.();
            void signOut(t);
          }}
        >
          {t(messages.signOut)}
        </button>
      </li>
    </ul>
  );
}
