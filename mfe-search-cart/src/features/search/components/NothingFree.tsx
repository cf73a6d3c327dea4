import type { SearchWord } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { getVariants } from '../../../model/search-word';
import * as messages from '../messages';
import styles from './search-results.module.css';

/** Shown if no domain is available, with three ways to continue. */
export function NothingFree({ search }: { search: SearchWord }) {
  const t = useTranslate();
  const variants = getVariants(search);
  return (
    <div className={styles.nothing}>
      <p>{t(messages.nothingFree, { more: variants.length > 0 })}</p>
      {variants.length > 0 && (
        <ul className={styles.variants}>
          {variants.map((variant) => (
            <li key={variant}>
              <PageLink to={paths.availability(variant)}>{variant}</PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
