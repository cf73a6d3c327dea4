import { useState } from 'react';
import { repriceCart, type CartItem } from '@storefront/shared/cart';
import { lineKind, splitDomain, toUnicode } from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { useSession } from '@storefront/shared/session';
import { isGone } from '../../../model/is-gone';
import { LineNote } from './LineNote';

/** Why a line has no price, and the way on (NT-12, PR-03). It cannot be checked out until it has one. */
export function LineProblem({ item }: { item: CartItem }) {
  const { domain, priced, problem } = item;
  const [asking, setAsking] = useState(false);
  const isGuest = useSession().status === 'guest';
  // It stays while its own question is open, and so does the focus on its button.
  if (priced !== 'unknown' && !asking) return null;

  async function ask() {
    setAsking(true);
    await repriceCart([domain]);
    setAsking(false);
  }

  const name = toUnicode(domain);
  const { sld, tld } = splitDomain(name);
  const gone = isGone(item);
  const isAddOnsAlone = lineKind(item) === 'add_ons';
  return (
    <LineNote
      state={gone ? 'taken' : 'unknown'}
      text={
        <>
          {problem === 'taken' && 'Taken since you added it. It is not charged.'}
          {problem === 'not_sold' &&
            isAddOnsAlone &&
            'It cannot be bought for this domain now, whose page says what it has. It is not charged.'}
          {problem === 'not_sold' &&
            !isAddOnsAlone &&
            `The .${tld} registry does not sell this name now. It is not charged.`}
          {problem === 'registry_silent' && `${NOTICES.priceUnknown} The registry for .${tld} is slow.`}
          {problem === 'not_renewable' &&
            'Its registry lets go of it, so nobody can renew or restore it now. Register it anew once it is free. It is not charged.'}
          {problem === 'not_yours' &&
            (isGuest
              ? 'What its renewal costs is told to its holder. Sign in to go on.'
              : 'Not among the names of this account. Sign in with the account that holds it, or remove it.')}
          {problem === undefined && NOTICES.priceUnknown}
        </>
      }
    >
      {gone && isAddOnsAlone ? null : gone ? (
        <ButtonLink
          as={PageLink}
          size="sm"
          variant="plain"
          to={paths.availability(sld)}
          aria-label={`Similar names to ${name}`}
        >
          Similar names
        </ButtonLink>
      ) : problem === 'not_yours' && isGuest ? (
        <ButtonLink as={PageLink} size="sm" variant="plain" to={paths.login(paths.cart())}>
          Sign in
        </ButtonLink>
      ) : (
        <Button size="sm" aria-label={`Try again for ${name}`} loading={asking && 'Asking'} onClick={() => void ask()}>
          Try again
        </Button>
      )}
    </LineNote>
  );
}
