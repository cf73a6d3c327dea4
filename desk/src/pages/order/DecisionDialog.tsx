import type { AnyEndpoint } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { ReasonDialog, type ReasonDialogProps } from '../../components/ReasonDialog';
import * as messages from './messages';

/** Records what staff have decided about an order. */
export function DecisionDialog<E extends AnyEndpoint>(
  props: Pick<ReasonDialogProps<E>, 'call' | 'toParts' | 'terms' | 'onDone' | 'onClose'>,
) {
  const t = useTranslate();
  return (
    <ReasonDialog<E>
      {...props}
      title={t(messages.decideTitle)}
      action={t(messages.decide)}
      busy={t(messages.deciding)}
      label={t(messages.decision)}
      hint={t(messages.decisionHint)}
      missing={t(messages.decisionMissing)}
      success={() => t(messages.decided)}
    />
  );
}
