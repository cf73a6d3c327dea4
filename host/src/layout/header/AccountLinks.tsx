import { PageLink, paths } from '@storefront/shared/routing';
import styles from './account-links.module.css';
import { signOut } from './sign-out';

const places = [
  { label: 'Account details', to: paths.account.detail() },
  { label: 'Billing', to: paths.account.billing() },
];

/** The places of an account and the way out of it. */
export function AccountLinks({ onLeave }: { onLeave?: () => void }) {
  return (
    <ul className={styles.list}>
      {places.map(({ label, to }) => (
        <li key={to}>
          <PageLink className={styles.item} to={to} onClick={onLeave}>
            {label}
          </PageLink>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            onLeave?.();
            void signOut();
          }}
        >
          Sign out
        </button>
      </li>
    </ul>
  );
}
