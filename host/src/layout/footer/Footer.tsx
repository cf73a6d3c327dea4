import { PageLink, paths } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { brand } from '../../brand/brand';
import { SandboxNotice } from '../header/SandboxNotice';
import { keyPanelAtom } from '../keys/panel';
import styles from './footer.module.css';

const places = [
  { label: 'About', to: paths.about() },
  { label: 'Services', to: paths.services() },
  { label: 'Help', to: paths.help() },
  { label: 'For your site', to: paths.embed() },
  { label: 'Contact', to: paths.contact() },
  { label: 'Terms', to: brand.legal.terms },
  { label: 'Privacy', to: brand.legal.privacy },
  { label: 'Registrant rights', to: brand.legal.registrantRights },
  { label: 'Accessibility', to: brand.legal.accessibility },
];

/** The foot of every page: who sells, the law, and whom to write to. */
export function Footer() {
  const setPanel = useSetAtom(keyPanelAtom);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.seller}>
          <p>
            {brand.name}, {brand.tagline}
          </p>
          <SandboxNotice className={styles.sandbox} />
        </div>
        <nav aria-label="Legal and help">
          <ul className={styles.list}>
            {places.map(({ label, to }) => (
              <li key={to}>
                <PageLink className={styles.link} to={to}>
                  {label}
                </PageLink>
              </li>
            ))}
            <li>
              <a className={styles.link} href={`mailto:${brand.support.abuse}`}>
                Report abuse
              </a>
            </li>
            <li>
              <a className={styles.link} href={`mailto:${brand.support.mail}`}>
                {brand.support.mail}
              </a>
            </li>
            <li className={styles.keys}>
              <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setPanel('sheet')}>
                Keyboard shortcuts
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
