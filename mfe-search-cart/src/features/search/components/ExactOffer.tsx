import type { ReactNode } from 'react';
import type { SearchResult } from '@storefront/shared/contract';
import { splitDomain } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { ExactMatch } from '@storefront/shared/ui/result-row';
import { byTagNote, offerNote } from '../../../model/offer-note';
import { offerPrice, offerState, type OfferState } from '../../../model/offer-state';
import { BEADS, stateLabel } from '../../../model/offer-words';
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
  const state = offerState(result, { inCart, asking });
  useLostName(state, result.domain);
  const price = state === 'available' || state === 'premium' || state === 'in-cart' ? offerPrice(result) : undefined;
  const about = state === 'taken' || state === 'reserved' ? '' : offerNote(result);
  const kept = useFocusKept({ onAdd, onUndo, onAsk });
  return (
    <ExactMatch
      name={result.unicode}
      state={BEADS[state]}
      stateLabel={
        state === 'premium' ? 'Premium, priced by the registry' : stateLabel(state, result.status === 'premium')
      }
      price={price?.first}
      term={price?.years}
      renewal={price?.renewal}
      currency={price?.currency}
      loading={state === 'checking'}
      action={<ExactAction result={result} state={state} price={price} alternative={alternative} {...kept} />}
      note={
        <>
          {explain(state, result)}
          {(state === 'taken' || state === 'reserved') && <AlternativeWords alternative={alternative} />}
          {about && <span className={styles.about}>{about}</span>}
        </>
      }
      details={() => <OfferDetails result={result} />}
    />
  );
}

function explain(state: OfferState, { unicode, domain, transfer_by_tag }: SearchResult): ReactNode {
  const ending = `.${splitDomain(unicode).tld}`;
  switch (state) {
    case 'taken':
      if (transfer_by_tag) return byTagNote(unicode);
      return (
        <>
          If it is yours elsewhere, <PageLink to={paths.transferReview(domain)}>transfer it in</PageLink>.
        </>
      );
    case 'lost':
      return 'It is in your cart, where it is not charged. Remove it and pick another one.';
    case 'reserved':
      return `The ${ending} registry does not sell this name.`;
    case 'unanswered':
      return `The registry for ${ending} is slow. It may be free or taken.`;
    case 'unpriced':
      return 'It is free, but its price is not known right now.';
    default:
      return undefined;
  }
}
