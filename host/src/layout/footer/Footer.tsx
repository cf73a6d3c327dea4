import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSetAtom } from '@storefront/shared/store';
import { brand } from '../../brand/brand';
import { useBrand } from '../../brand/in-language';
import { SandboxNotice } from '../header/SandboxNotice';
import { keyPanelAtom } from '../keys/panel';
import * as messages from './messages';
import styles from './footer.module.css';

const places = [
  { label: messages.about, to: paths.about() },
  { label: messages.services, to: paths.services() },
  { label: messages.help, to: paths.help() },
  { label: messages.embed, to: paths.embed() },
  { label: messages.contact, to: paths.contact() },
  { label: messages.terms, to: brand.legal.terms },
  { label: messages.privacy, to: brand.legal.privacy },
  { label: messages.registrantRights, to: brand.legal.registrantRights },
  { label: messages.accessibility, to: brand.legal.accessibility },
];

/** The footer of every page: the seller, legal pages, and contact details. */
export function Footer() {
  const t = useTranslate();
  const { name, tagline } = useBrand();
  const setPanel = useSetAtom(keyPanelAtom);
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.seller}>
          <p>
            {name}, {tagline}
          </p>
          <SandboxNotice className={styles.sandbox} />
        </div>
        <nav aria-label={t(messages.nav)}>
          <ul className={styles.list}>
            {places.map(({ label, to }) => (
              <li key={to}>
                <PageLink className={styles.link} to={to}>
                  {t(label)}
                </PageLink>
              </li>
            ))}
            <li>
              <a className={styles.link} href={`mailto:${brand.support.abuse}`}>
                {t(messages.reportAbuse)}
              </a>
            </li>
            <li>
              <a className={styles.link} href={`mailto:${brand.support.mail}`}>
                {brand.support.mail}
              </a>
            </li>
            <li className={styles.keys}>
              <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setPanel('sheet')}>
                {t(messages.keys)}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
