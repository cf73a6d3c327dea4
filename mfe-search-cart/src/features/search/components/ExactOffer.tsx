import type { ReactNode } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import { splitDomain } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ExactMatch } from '@storefront/shared/ui/result-row';
import { byTagNote, offerNote } from '../../../model/offer-note';
import { offerPrice, offerState, type OfferState } from '../../../model/offer-state';
import { BEADS, stateLabel } from '../../../model/offer-words';
import * as messages from '../messages';
import { useFocusKept } from './use-focus-kept';
import { useLostName } from './use-lost-name';
import { AlternativeWords, type Offered } from './Alternative';
import { ExactAction } from './ExactAction';
import { OfferDetails } from './OfferDetails';
import type { OfferRowProps } from './OfferRow';
import styles from './exact-offer.module.css';

export interface ExactOfferProps extends Omit<OfferRowProps, 'warning'> {
  /** What can be had where this very name cannot. */
  readonly alternative: Offered;
}

/** The very name that was asked for. Its button is the filled one of the page; once pressed the fill goes on to the cart. */
export function ExactOffer({ result, inCart, asking, alternative, onAdd, onUndo, onAsk }: ExactOfferProps) {
  const t = useTranslate();
  const state = offerState(result, { inCart, asking });
  useLostName(state, result.domain);
  const price = state === 'available' || state === 'premium' || state === 'in-cart' ? offerPrice(result) : undefined;
  const about = state === 'taken' || state === 'reserved' ? '' : offerNote(result, t);
  const label = state === 'premium' ? messages.premium : stateLabel(state, result.status === 'premium');
  const kept = useFocusKept({ onAdd, onUndo, onAsk });
  return (
    <ExactMatch
      name={result.unicode}
      state={BEADS[state]}
      stateLabel={label && t(label)}
      price={price?.first}
      term={price?.years}
      renewal={price?.renewal}
      currency={price?.currency}
      loading={state === 'checking'}
      action={<ExactAction result={result} state={state} price={price} alternative={alternative} {...kept} />}
      note={
        <>
          {explain(state, result, t)}
          {(state === 'taken' || state === 'reserved') && <AlternativeWords alternative={alternative} />}
          {about && <span className={styles.about}>{about}</span>}
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
