import { useApiMutation } from '@storefront/shared/api';
import { addRenewal, useCart } from '@storefront/shared/cart';
import { getDomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { lineKind, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { useEffect, useRef } from 'react';
import { isBeingDeleted } from '../api/being-deleted';
import * as messages from './messages';
import { spoken } from './spoken';

interface RenewDomainProps {
  name: string;
  /** Life stage of the domain: one in redemption is restored, one past redemption cannot be renewed. */
  status: string;
}

/** Button that adds the renewal of a domain and its add-ons to the cart, then becomes a link to the cart (DM-04, CT-03). */
export function RenewDomain({ name, status }: RenewDomainProps) {
  const t = useTranslate();
  const { code } = useCurrency();
  const inCart = useCart().items.some((item) => item.domain === name && lineKind(item) === 'renew');
  const link = useRef<HTMLAnchorElement>(null);
  const shown = toUnicode(name);
  const info = useApiMutation(getDomainInfo, {
    onSuccess: (domain) => {
      if (domain.stage === 'pending_delete') notify({ tone: 'info', text: t(messages.cannotRenew, { domain: shown }) });
      else if (isBeingDeleted(domain)) notify({ tone: 'info', text: t(messages.beingDeleted, { domain: shown }) });
      else if (!addRenewal(domain)) notify({ tone: 'info', text: t(messages.longestTerm, { domain: shown }) });
    },
    onError: (error) =>
      notify({ tone: 'error', text: t(messages.notAdded, { domain: shown, failure: failureText(error, t) }) }),
  });
  const { isSuccess } = info;
  // The link replaces the pressed button and takes over its focus.
  useEffect(() => {
    if (isSuccess && inCart) link.current?.focus();
  }, [isSuccess, inCart]);

  if (inCart) {
    return (
      <ButtonLink as={PageLink} to={paths.cart()} ref={link} size="sm" variant="plain">
        {t(messages.inCart, { domain: shown, spoken })}
      </ButtonLink>
    );
  }
  if (status === 'pending_delete' || status === 'deleting') return null;
  return (
    <Button
      size="sm"
      loading={info.isPending && t(messages.adding)}
      onClick={() => info.mutate({ params: { domainName: name }, input: { currency_code: code } })}
    >
      {t(status === 'redemption' ? messages.restore : messages.renew, { domain: shown, spoken })}
    </Button>
  );
}
