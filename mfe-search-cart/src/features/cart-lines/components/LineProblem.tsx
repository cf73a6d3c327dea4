import { useState } from 'react';
import { repriceCart, type CartItem } from '@storefront/shared/cart';
import { lineKind, splitDomain, toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { useSession } from '@storefront/shared/session';
import { useIsGone } from '../../../model/use-is-gone';
import { useSentOrder } from '../../../model/use-sent-order';
import * as messages from '../messages';
import { LineNote } from './LineNote';

/** Explains why a line has no price, and what to do (NT-12, PR-03). A cart cannot be checked out with such a line. */
export function LineProblem({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const t = useTranslate();
  const { domain, priced, problem } = item;
  const [isLoading, setLoading] = useState(false);
  const isGuest = useSession().status === 'guest';
  const isGone = useIsGone();
  const order = useSentOrder();
  // Stays while its own retry is running, so that its button keeps the focus.
  if (priced !== 'unknown' && !isLoading) return null;

  async function ask() {
    setLoading(true);
    await repriceCart([domain]);
    setLoading(false);
  }

  const name = toUnicode(domain);
  const { sld } = splitDomain(name);
  const gone = isGone(item);
  const isAddOnsAlone = lineKind(item) === 'add_ons';
  if (problem === 'taken' && order !== undefined) {
    return (
      <LineNote state="unknown" text={t(messages.maybeOrdered)}>
        <ButtonLink as={PageLink} size="sm" variant="plain" to={order.path}>
          {t(messages.seeOrder)}
        </ButtonLink>
      </LineNote>
    );
  }
  return (
    <LineNote state={gone ? 'taken' : 'unknown'} text={problemText(item, isGuest, t)}>
      {gone && (problem === 'not_yours' || problem === 'being_deleted') ? (
        <Button size="sm" aria-label={t(messages.removeItName, { name })} onClick={onRemove}>
          {t(messages.removeIt)}
        </Button>
      ) : gone && isAddOnsAlone ? null : gone ? (
        <ButtonLink
          as={PageLink}
          size="sm"
          variant="plain"
          to={paths.availability(sld)}
          aria-label={t(messages.similarTo, { name })}
        >
          {t(messages.similar)}
        </ButtonLink>
      ) : problem === 'not_yours' && isGuest ? (
        <ButtonLink as={PageLink} size="sm" variant="plain" to={paths.login(paths.cart())}>
          {t(messages.signIn)}
        </ButtonLink>
      ) : (
        <Button
          size="sm"
          aria-label={t(messages.tryAgainFor, { name })}
          loading={isLoading && t(messages.asking)}
          onClick={() => void ask()}
        >
          {t(messages.tryAgain)}
        </Button>
      )}
    </LineNote>
  );
}

function problemText(item: CartItem, isGuest: boolean, t: Translate): string {
  const { tld } = splitDomain(toUnicode(item.domain));
  switch (item.problem) {
    case 'taken':
      return t(messages.taken);
    case 'not_sold':
      return lineKind(item) === 'add_ons' ? t(messages.addOnsGone) : t(messages.notSold, { tld });
    case 'registry_silent':
      return t(messages.registrySlow, { unknown: t(noticeMessages.priceUnknown), tld });
    case 'not_renewable':
      return t(messages.notRenewable);
    case 'being_deleted':
      return t(messages.beingDeleted);
    case 'not_yours':
      return t(isGuest ? messages.signInFirst : messages.notYours);
    case undefined:
      return t(noticeMessages.priceUnknown);
  }
}
