import type { Order } from '@storefront/shared/contract';
import { namedMethod, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { findDomainToContinueWith, isCancelledByCustomer, nextAction } from '../model/order-progress';
import styles from './order.module.css';
import type { PaymentCancellation } from '../api/use-cancel-payment';
import { usePayAgain } from '../api/use-pay-again';
import { BankConfirmation } from './BankConfirmation';

/** The next step of an order as the one filled button. Renders nothing while the customer can only wait. */
export function OrderNext({ order, cancellation }: { order: Order; cancellation: PaymentCancellation }) {
  const t = useTranslate();
  const { missing, putBack } = usePayAgain(order);
  switch (nextAction(order)) {
    case 'confirm-with-bank':
      return <BankConfirmation url={order.payment.challenge_url} cancellation={cancellation} />;
    case 'other-card':
      if (missing > 0) return <PayAgain onPress={putBack} />;
      return (
        <ButtonLink
          as={PageLink}
          to={paths.billing()}
          // If the customer cancelled the payment, the card was not declined.
          state={isCancelledByCustomer(order) ? undefined : { refusedCard: namedMethod(order.payment) }}
          variant="filled"
          size="lg"
        >
          {t(messages.otherCard)}
        </ButtonLink>
      );
    case 'see-domains': {
      const first = findDomainToContinueWith(order);
      return (
        <div className={styles.next}>
          {first !== undefined && (
            <ButtonLink
              as={PageLink}
              to={first.type === 'new' ? paths.domains.dns(first.domain) : paths.domains.overview(first.domain)}
              variant="filled"
              size="lg"
            >
              {first.type === 'new'
                ? t(messages.setUpDns, { domain: toUnicode(first.domain), spoken })
                : t(messages.manage, { domain: toUnicode(first.domain) })}
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

/** Link to the cart, which puts the items of the order back. */
function PayAgain({ onPress }: { onPress: () => void }) {
  return (
    <ButtonLink as={PageLink} to={paths.cart()} onClick={onPress} variant="filled" size="lg">
      {useTranslate()(messages.payAgain)}
    </ButtonLink>
  );
}
