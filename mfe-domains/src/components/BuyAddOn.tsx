import { addAddOn, useCart, useNotePrices } from '@storefront/shared/cart';
import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { ADD_ONS, formatDate, formatMoney, lineKind, toMinor, toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';

interface BuyAddOnProps {
  readonly domain: DomainInfo;
  readonly addOn: AddOnService;
}

/**
 * What a paid add-on costs until the domain expires and each year after, and the way into the cart (DM-09). Where it cannot be bought
 * by itself, how else it can be had.
 */
export function BuyAddOn({ domain, addOn }: BuyAddOnProps) {
  useNotePrices();
  const { label: service, repeatable } = ADD_ONS[addOn];
  // What is sold beside the addresses that it has.
  const isMore = addOn === 'email_forwarding' && domain.email_forwarding;
  const label = isMore ? 'One more email address' : service;
  const name = toUnicode(domain.domain);
  const line = useCart().items.find((item) => item.domain === domain.domain);
  const chosen = line?.sub_products.find(({ type, is_selected }) => type === addOn && is_selected);
  const isChosen = chosen !== undefined;
  const isRenewed = line !== undefined && lineKind(line) === 'renew';
  // With a renewal these are all that it has, of which some may be there already.
  const several = chosen && chosen.quantity > 1 && !isRenewed && chosen.quantity;
  const [isAdded, setIsAdded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The link takes the place of the button that was pressed, and so its focus.
  useEffect(() => {
    if (isAdded && isChosen) link.current?.focus();
  }, [isAdded, isChosen]);

  const offer = domain.add_on_offers?.[addOn];
  const price = domain.add_on_prices?.[addOn];
  const money = (wire: number): string => formatMoney(toMinor(wire, domain.currency_code), domain.currency_code);
  const yearly = price === undefined ? '' : `${money(price)}/year${repeatable ? ' for each address' : ''}`;

  function add() {
    setIsAdded(addAddOn(domain, addOn));
  }
  if (!offer)
    return (
      <p>
        {domain.stage === 'active'
          ? `Add it with the next renewal${yearly && `, ${yearly}`}.`
          : `The domain has expired. Renew it to add ${label}${yearly && `, ${yearly}`}.`}
      </p>
    );
  return (
    <Stack gap={8}>
      <p>
        {isRenewed && isMore ? (
          <>
            The renewal of this domain is in your cart. Choose there how many email addresses it has, {yearly}; they
            work as soon as the renewal is paid.
          </>
        ) : isRenewed ? (
          <>
            The renewal of this domain is in your cart. With it, {label} costs {yearly}, and is switched on as soon as
            the renewal is paid.
          </>
        ) : isMore ? (
          <>
            One more address costs <strong>{money(offer.cost)}</strong>
            {offer.is_least && ', the smallest amount a card can be charged,'} until {formatDate(domain.expiry_date)},
            then {price !== undefined && money(price)}/year, renewed with the domain. Prices before tax.
          </>
        ) : (
          <>
            Until {formatDate(domain.expiry_date)}: <strong>{money(offer.cost)}</strong>
            {repeatable && ' for each address'}
            {offer.is_least && ', the smallest amount a card can be charged'}. Then{' '}
            {price !== undefined && money(price)}/year, renewed with the domain. Prices before tax.
          </>
        )}
      </p>
      <Row>
        {isChosen || (isMore && isRenewed) ? (
          <ButtonLink as={PageLink} to={paths.cart()} ref={link} size="sm" variant="plain">
            {several ? `In cart: ${several} new addresses` : 'In cart'}
            <span className="sf-visually-hidden">
              {!several && ` ${label}`} for {name}
            </span>
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={add}>
            {isRenewed ? 'Add to the renewal' : 'Add to cart'}
            <span className="sf-visually-hidden">
              {' '}
              {label} for {name}
            </span>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
