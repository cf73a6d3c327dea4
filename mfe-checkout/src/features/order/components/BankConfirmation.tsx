import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import type { PaymentCancellation } from '../api/use-cancel-payment';
import * as messages from '../messages';
import styles from './order.module.css';

/** Guards the link against anything but a web URL, whatever the response contains. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** A payment that waits for the bank's confirmation: the link to the bank, and buttons to cancel or use another card. */
export function BankConfirmation({ url, cancellation }: { url: string | null; cancellation: PaymentCancellation }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const { asking, error, cancel, useOtherCard } = cancellation;
  return (
    <div className={styles.bank}>
      {error !== null && error !== undefined && (
        <Banner tone="danger">{t(messages.cancelUnknown, { failure: failureText(error, t) })}</Banner>
      )}
      <div className={styles.next}>
        {isWebAddress(url) && (
          <ButtonLink href={url} variant="filled" size="lg">
            {t(messages.toBank)}
          </ButtonLink>
        )}
        <Button
          size="lg"
          // The payment is being cancelled already.
          aria-disabled={asking === 'end'}
          loading={asking === 'other-card' && t(messages.cancelling)}
          {...customerOnly('cancelPayment')}
          onClick={useOtherCard}
        >
          {t(messages.otherCard)}
        </Button>
        <Button
          size="lg"
          aria-disabled={asking === 'other-card'}
          loading={asking === 'end' && t(messages.cancelling)}
          {...customerOnly('cancelPayment')}
          onClick={cancel}
        >
          {t(messages.cancelPayment)}
        </Button>
      </div>
      <p className={styles.card}>{t(messages.paymentWaits)}</p>
    </div>
  );
}
