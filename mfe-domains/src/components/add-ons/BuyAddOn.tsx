import { addAddOn, useCart, useNotePrices } from '@storefront/shared/cart';
import type { AddOnService, DomainInfo } from '@storefront/shared/contract';
import { ADD_ONS, formatDate, formatMoney, lineKind, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { addOnName } from '@storefront/shared/words';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { spoken } from '../spoken';
import * as messages from './messages';

interface BuyAddOnProps {
  readonly domain: DomainInfo;
  readonly addOn: AddOnService;
}

/**
 * Shows what a paid add-on costs until the domain expires and per year after that, with a button that adds it to the cart (DM-09). If
 * it cannot be bought separately, explains how to get it.
 */
export function BuyAddOn({ domain, addOn }: BuyAddOnProps) {
  useNotePrices();
  const t = useTranslate();
  const label = addOnName(addOn, t);
  const { repeatable } = ADD_ONS[addOn];
  // The domain already has email addresses; this sells additional ones.
  const isMore = addOn === 'email_forwarding' && domain.email_forwarding;
  const line = useCart().items.find((item) => item.domain === domain.domain);
  const chosen = line?.sub_products.find(({ type, is_selected }) => type === addOn && is_selected);
  const isChosen = chosen !== undefined;
  const isRenewed = line !== undefined && lineKind(line) === 'renew';
  // On a renewal the quantity includes addresses that the domain already has.
  const several = chosen && chosen.quantity > 1 && !isRenewed ? chosen.quantity : 0;
  const [isAdded, setIsAdded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The link replaces the pressed button and takes over its focus.
  useEffect(() => {
    if (isAdded && isChosen) link.current?.focus();
  }, [isAdded, isChosen]);

  const offer = domain.add_on_offers?.[addOn];
  const price = domain.add_on_prices?.[addOn];
  const money = (wire: number): string => formatMoney(toMinor(wire, domain.currency_code), domain.currency_code);
  const yearly = { addOn: label, price: price === undefined ? 'none' : money(price), repeatable };

  function add() {
    setIsAdded(addAddOn(domain, addOn));
  }
  if (!offer)
    return <p>{domain.stage === 'active' ? t(messages.withRenewal, yearly) : t(messages.renewFirst, yearly)}</p>;
  const until = {
    ...yearly,
    date: formatDate(domain.expiry_date),
    cost: money(offer.cost),
    least: offer.is_least,
    strong: (words: ReactNode) => <strong>{words}</strong>,
  };
  const params = { addOn: label, domain: toUnicode(domain.domain), more: isMore, spoken };
  return (
    <Stack gap={8}>
      <p>
        {isRenewed
          ? t(isMore ? messages.moreWithRenewal : messages.inRenewal, yearly)
          : t(isMore ? messages.oneMore : messages.untilExpiry, until)}
      </p>
      <Row>
        {isChosen || (isMore && isRenewed) ? (
          <ButtonLink as={PageLink} to={paths.cart()} ref={link} size="sm" variant="plain">
            {t(messages.inCart, { ...params, count: several })}
          </ButtonLink>
        ) : (
          <Button size="sm" onClick={add}>
            {t(messages.addToCart, { ...params, renewed: isRenewed })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
