import type { Order } from '@storefront/shared/contract';
import { namedMethod, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import * as messages from '../messages';
import { dnsFirst, nextAction } from '../model/order-progress';
import styles from './order.module.css';
import { usePayAgain } from '../api/use-pay-again';

/** A page outside this site is opened only by a web address, whatever the answer says. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** The next step of an order as the one filled button; nothing while there is only waiting. */
export function OrderNext({ order }: { order: Order }) {
  const t = useTranslate();
  const { missing, putBack } = usePayAgain(order);
  const { challenge_url } = order.payment;
  switch (nextAction(order)) {
    case 'confirm-with-bank':
      return isWebAddress(challenge_url) ? (
        <ButtonLink href={challenge_url} variant="filled" size="lg">
          {t(messages.toBank)}
        </ButtonLink>
      ) : null;
    case 'other-card':
      if (missing > 0) return <PayAgain onPress={putBack} />;
      return (
        <ButtonLink
          as={PageLink}
          to={paths.billing()}
          state={{ refusedCard: namedMethod(order.payment) }}
          variant="filled"
          size="lg"
        >
          {t(messages.otherCard)}
        </ButtonLink>
      );
    case 'see-domains': {
      const first = dnsFirst(order);
      return (
        <div className={styles.next}>
          {first !== undefined && (
            <ButtonLink as={PageLink} to={paths.domains.dns(first)} variant="filled" size="lg">
              {t(messages.setUpDns, {
                domain: toUnicode(first),
                spoken: (words) => <span className="sf-visually-hidden">{words}</span>,
              })}
            </ButtonLink>
          )}
          <ButtonLink
            as={PageLink}
            to={paths.domains.list()}
            variant={first === undefined ? 'filled' : undefined}
            size="lg"
          >
            {t(messages.yourDomains)}
          </ButtonLink>
        </div>
      );
    }
    case 'back-to-cart':
      if (missing > 0) return <PayAgain onPress={putBack} />;
      return (
        <ButtonLink as={PageLink} to={paths.cart()} variant="filled" size="lg">
          {t(messages.toCart)}
        </ButtonLink>
      );
    default:
      return null;
  }
}

/** Leads to the cart, which then holds the names of the order again. */
function PayAgain({ onPress }: { onPress: () => void }) {
  return (
    <ButtonLink as={PageLink} to={paths.cart()} onClick={onPress} variant="filled" size="lg">
      {useTranslate()(messages.payAgain)}
    </ButtonLink>
  );
}
