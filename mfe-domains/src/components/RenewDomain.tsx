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

interface RenewDomainProps {
  name: string;
  /** The stage of the name as the list has it: a name in redemption is restored, one past it cannot be kept. */
  status: string;
}

/** Puts the renewal of a name into the cart, with the add-ons that it has (DM-04, CT-03); from then on it leads there. */
export function RenewDomain({ name, status }: RenewDomainProps) {
  const t = useTranslate();
  const { code } = useCurrency();
  const inCart = useCart().items.some((item) => item.domain === name && lineKind(item) === 'renew');
  const link = useRef<HTMLAnchorElement>(null);
  const shown = toUnicode(name);
  const info = useApiMutation(getDomainInfo, {
    onSuccess: (domain) => {
      if (domain.stage === 'pending_delete')
        notify({
          tone: 'info',
          text: `${shown} cannot be renewed or restored any more: its registry lets go of it. Register it anew once it is free.`,
        });
      else if (!addRenewal(domain))
        notify({ tone: 'info', text: `${shown} runs for as long as its registry allows. It can be renewed later.` });
    },
    onError: (error) => notify({ tone: 'error', text: `${shown} was not put into the cart. ${failureText(error, t)}` }),
  });
  const { isSuccess } = info;
  // The link takes the place of the button that was pressed, and so its focus.
  useEffect(() => {
    if (isSuccess && inCart) link.current?.focus();
  }, [isSuccess, inCart]);

  if (inCart) {
    return (
      <ButtonLink as={PageLink} to={paths.cart()} ref={link} size="sm" variant="plain">
        In cart<span className="sf-visually-hidden">: the renewal of {shown}</span>
      </ButtonLink>
    );
  }
  if (status === 'pending_delete') return null;
  return (
    <Button
      size="sm"
      loading={info.isPending && 'Adding'}
      onClick={() => info.mutate({ params: { domainName: name }, input: { currency_code: code } })}
    >
      {status === 'redemption' ? 'Restore' : 'Renew'}
      <span className="sf-visually-hidden"> {shown}</span>
    </Button>
  );
}
