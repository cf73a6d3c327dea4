import { deskCallOff, type DeskOrder } from '@storefront/shared/contract/desk';
import { formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { ReasonDialog } from '../../components/ReasonDialog';
import { cacheOrder } from './cache-order';
import * as messages from './messages';

interface CallOffDialogProps {
  readonly order: DeskOrder;
  readonly line: DeskOrder['items'][number];
  readonly onClose: () => void;
}

/** Confirms the cancellation of a transfer at the registrar, explaining what happens to the transfer and its payment. */
export function CallOffDialog({ order, line, onClose }: CallOffDialogProps) {
  const t = useTranslate();
  const { currency_code: currency, customer, payment } = order;
  return (
    <ReasonDialog
      call={deskCallOff}
      toParts={(reason) => ({ params: { id: order.id }, input: { item_id: line.id, reason } })}
      title={t(messages.callOffTitle, { domain: toUnicode(line.domain_name) })}
      terms={t(messages.callOffTerms, {
        amount: formatMoney(toMinor(line.total, currency), currency),
        method: payment.method,
        name: customer.name,
        email: customer.email,
      })}
      action={t(messages.callOffNow)}
      busy={t(messages.callingOff)}
      isDangerous
      label={t(messages.reason)}
      hint={t(messages.callOffHint)}
      missing={t(messages.reasonMissing)}
      success={() => t(messages.calledOff)}
      onDone={(changed) => {
        cacheOrder(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
