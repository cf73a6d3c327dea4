import { readSearchWord, SEARCH_GROUPS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useParams } from '@storefront/shared/routing';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { ExactMatch, ResultGroup, ResultRow } from '@storefront/shared/ui/result-row';
import { searchGroupTitle } from '@storefront/shared/words';
import * as messages from './messages';
import styles from '../routes/waiting-page.module.css';

/** The results of a search when only the word is known: the domain in large type, and a placeholder row for each result (SE-02). */
export function ResultsOutline() {
  const t = useTranslate();
  const { word: typed = '' } = useParams();
  const search = readSearchWord(typed);
  if (search.problem !== undefined) return null;
  const { domain, shown, stem } = search;
  return (
    <div className={styles.results} aria-busy="true">
      <h1 className="sf-visually-hidden">{t(messages.results, { word: shown })}</h1>
      <div className={styles.search} data-above-cart="" aria-hidden="true">
        <div className={styles.typed}>{shown}</div>
        <Skeleton className={styles.button} />
      </div>
      <div className={styles.filters} aria-hidden="true">
        <Skeleton width="14rem" />
      </div>
      <div className={styles.groups}>
        {SEARCH_GROUPS.map(({ id, skeletons }) =>
          id === 'exact' ? (
            <ResultGroup key={id} title={searchGroupTitle(id, t)} rule="strong" list={false}>
              <ExactMatch name={domain} state="checking" loading />
            </ResultGroup>
          ) : (
            <ResultGroup key={id} title={searchGroupTitle(id, t)}>
              {Array.from({ length: skeletons }, (_, index) => (
                <ResultRow key={index} name={id === 'popular' ? stem : ''} state="checking" loading />
              ))}
            </ResultGroup>
          ),
        )}
      </div>
    </div>
  );
}
