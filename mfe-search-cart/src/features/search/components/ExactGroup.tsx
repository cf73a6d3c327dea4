import { type SEARCH_GROUPS, toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { ExactMatch, ResultGroup } from '@storefront/shared/ui/result-row';
import type { Offered } from './Alternative';
import { ExactOffer } from './ExactOffer';
import type { GroupState } from '../api/use-search-group';
import * as messages from '../messages';
import { spokenProgress } from '../model/group-progress';
import type { ResultActions } from './use-result-actions';
import styles from './result-list.module.css';

interface ExactGroupProps {
  readonly group: (typeof SEARCH_GROUPS)[number];
  readonly state: GroupState;
  readonly actions: ResultActions;
  /** The name that is asked for; it stands there before the answer. */
  readonly domain: string;
  /** What to offer where it cannot be had. */
  readonly alternative: Offered;
}

/** The exact match: one name, large. */
export function ExactGroup({
  group,
  state: { answer, error, waiting, askAgain },
  actions,
  domain,
  alternative,
}: ExactGroupProps) {
  const t = useTranslate();
  const { inCart, asking, ...functions } = actions;
  const result = answer?.results[0];
  return (
    <ResultGroup
      title={group.label}
      note={waiting ? t(messages.waiting) : ''}
      rule="strong"
      list={false}
      live={spokenProgress(group.label, answer?.results, t)}
    >
      {result ? (
        <div data-exact="">
          {result.domain !== domain && (
            <p className={styles.nearest}>{t(messages.nearest, { name: toUnicode(domain) })}</p>
          )}
          <ExactOffer
            result={result}
            inCart={inCart.has(result.domain)}
            asking={asking.has(result.domain)}
            alternative={alternative}
            {...functions}
          />
        </div>
      ) : error ? (
        <div className={styles.failure}>
          <FailurePanel
            level={3}
            title={t(messages.nameUnchecked)}
            cause={error}
            line={failureCause(error, t)}
            onRetry={askAgain}
          />
        </div>
      ) : (
        <ExactMatch name={domain} state="checking" loading />
      )}
    </ResultGroup>
  );
}
