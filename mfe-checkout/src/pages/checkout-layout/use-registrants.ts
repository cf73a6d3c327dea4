import { useCart } from '@storefront/shared/cart';
import { registrantFor, toContact, type Registrant } from '@storefront/shared/registrant';
import { useHydrated, useSetAtom, useStored } from '@storefront/shared/store';
import { useEffect, useMemo } from 'react';
import { divideDomains, withoutGone, type RegistrantDomains } from '../../features/registrant/divide-domains';
import { otherRegistrantsAtom, registrantValuesAtom } from '../../features/registrant/registrant-draft';
import { holderName } from '../../features/saved-contacts/contact-summary';
import { listOwned, listTlds } from './owned-domains';

const NO_OTHERS: readonly never[] = [];

/** A registrant of the cart, with the domains that it gets. */
export interface CartRegistrant extends RegistrantDomains {
  readonly tlds: readonly string[];
  /** The person or organisation; empty until it is typed. */
  readonly name: string;
  /** Null if anything is missing or would be refused by a registry of its domains. */
  readonly registrant: Registrant | null;
}

/** Returns the registrants of the cart, each with its domains; none if only renewals are ordered (RG-11). */
export function useRegistrants(): CartRegistrant[] {
  const { items } = useCart();
  const main = useStored(registrantValuesAtom, null);
  const others = useStored(otherRegistrantsAtom, NO_OTHERS);
  return useMemo(
    () =>
      divideDomains(listOwned(items), main, others).map((one) => {
        const tlds = listTlds(one.domains);
        const registrant = one.values && registrantFor(tlds, one.values);
        return { ...one, tlds, registrant, name: one.values ? holderName(toContact(one.values)) : '' };
      }),
    [items, main, others],
  );
}

/**
 * Forgets to whom domains were to be registered that have left the cart, once a page of checkout shows the cart without them, unless a
 * removal can be undone, which brings them back as they were (RG-11).
 */
export function useForgetGone(): void {
  const { items, canUndo } = useCart();
  const isHydrated = useHydrated();
  const others = useStored(otherRegistrantsAtom, NO_OTHERS);
  const setOthers = useSetAtom(otherRegistrantsAtom);
  useEffect(() => {
    // An empty cart may be one that was not read yet.
    if (!isHydrated || items.length === 0 || canUndo) return;
    const owned = new Set(listOwned(items));
    if (others.some(({ domains }) => domains.some((domain) => !owned.has(domain))))
      setOthers((before) => withoutGone(before, [...owned]));
  }, [canUndo, isHydrated, items, others, setOthers]);
}
