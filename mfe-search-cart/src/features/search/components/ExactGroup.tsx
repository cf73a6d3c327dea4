import type { ReactNode } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import { type DomainName, type SEARCH_GROUPS, splitDomain, toUnicode } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { ExactMatch, ResultGroup } from '@storefront/shared/ui/result-row';
import { searchGroupTitle } from '@storefront/shared/words';
import { byTagNote, offerNote } from '../../../model/offer-note';
import { OFFER_STATES, offerPrice, offerState, stateLabel, type OfferState } from '../../../model/offer-state';
import type { GroupState } from '../api/use-polled-search';
import * as messages from '../messages';
import { getSpokenProgress } from '../model/group-progress';
import { AlternativeText, type Offered } from './Alternative';
import { ExactAction } from './ExactAction';
import type { OfferRowProps } from './Offer';
import { OfferDetails } from './OfferDetails';
import { useFocusKept } from './use-focus-kept';
import { useLostName } from './use-lost-name';
import type { ResultActions } from './use-result-actions';
import offerStyles from './exact-offer.module.css';
import styles from './result-list.module.css';

interface ExactGroupProps {
  readonly group: (typeof SEARCH_GROUPS)[number];
  readonly state: GroupState;
  readonly actions: ResultActions;
  /** The searched domain, shown before the response. */
  readonly domain: DomainName;
  /** The alternative if it is unavailable. */
  readonly alternative: Offered;
}

/** The group of the exact match: one domain, in large type. */
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
      title={searchGroupTitle(group.id, t)}
      note={waiting ? t(messages.waiting) : ''}
      rule="strong"
      list={false}
      live={getSpokenProgress(searchGroupTitle(group.id, t), answer?.results, t)}
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

interface ExactOfferProps extends Omit<OfferRowProps, 'warning'> {
  /** An available domain, if the searched one is not. */
  readonly alternative: Offered;
}

/** The searched domain. Its button is the filled one of the page; once pressed, the link to the cart is. */
function ExactOffer({ result, inCart, asking, alternative, onAdd, onUndo, onAsk }: ExactOfferProps) {
  const t = useTranslate();
  const state = offerState(result, { inCart, asking });
  useLostName(state, result.domain);
  const price = state === 'available' || state === 'premium' || state === 'in-cart' ? offerPrice(result) : undefined;
  const about = state === 'taken' || state === 'reserved' ? '' : offerNote(result, t);
  const label = state === 'premium' ? messages.premium : stateLabel(state, result.status === 'premium');
  const focusKept = useFocusKept({ onAdd, onUndo, onAsk });
  return (
    <ExactMatch
      name={result.unicode}
      state={OFFER_STATES[state]}
      stateLabel={label && t(label)}
      price={price?.first}
      term={price?.years}
      renewal={price?.renewal}
      currency={price?.currency}
      loading={state === 'checking'}
      action={<ExactAction result={result} state={state} price={price} alternative={alternative} {...focusKept} />}
      note={
        <>
          {explain(state, result, t)}
          {(state === 'taken' || state === 'reserved') && <AlternativeText alternative={alternative} />}
          {about && <span className={offerStyles.about}>{about}</span>}
        </>
      }
      details={() => <OfferDetails result={result} />}
    />
  );
}

function explain(state: OfferState, { unicode, domain, transfer_by_tag }: SearchResult, t: Translate): ReactNode {
  const { tld } = splitDomain(unicode);
  switch (state) {
    case 'taken':
      if (transfer_by_tag) return byTagNote(unicode, t);
      return t(messages.yoursElsewhere, {
        link: (words) => <PageLink to={paths.transferReview(domain)}>{words}</PageLink>,
      });
    case 'lost':
      return t(messages.lost);
    case 'reserved':
      return t(messages.reserved, { tld });
    case 'unanswered':
      return t(messages.slow, { tld });
    case 'unpriced':
      return t(messages.unpriced);
    default:
      return undefined;
  }
}
