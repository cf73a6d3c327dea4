import { failureCause, type SEARCH_GROUPS, toUnicode } from '@storefront/shared/domain';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { ExactMatch, ResultGroup } from '@storefront/shared/ui/result-row';
import type { Offered } from './Alternative';
import { ExactOffer } from './ExactOffer';
import type { GroupState } from '../api/use-search-group';
import { spokenProgress, WAITING_NOTE } from '../model/group-progress';
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
  const { inCart, asking, ...functions } = actions;
  const result = answer?.results[0];
  return (
    <ResultGroup
      title={group.label}
      note={waiting ? WAITING_NOTE : ''}
      rule="strong"
      list={false}
      live={spokenProgress(group.label, answer?.results)}
    >
      {result ? (
        <div data-exact="">
          {result.domain !== domain && (
            <p className={styles.nearest}>
              {toUnicode(domain)} cannot be registered here. This is the nearest name that can.
            </p>
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
            title="This name could not be checked"
            cause={error}
            line={failureCause(error)}
            onRetry={askAgain}
          />
        </div>
      ) : (
        <ExactMatch name={domain} state="checking" loading />
      )}
    </ResultGroup>
  );
}
