import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import type { ReactNode } from 'react';
import * as messages from '../messages';
import type { ShopTrouble } from '../shop-calls';

interface TroublePanelProps {
  readonly trouble: ShopTrouble;
  readonly onRetry: () => void;
  /** Link to the shop, unless the browser is offline. */
  readonly openShop: ReactNode;
}

/** Says why the shop does not answer, and what the shopper can do. */
export function TroublePanel({ trouble, onRetry, openShop }: TroublePanelProps) {
  const t = useTranslate();
  const [title, line] =
    trouble.code === 'offline'
      ? [messages.offline, messages.offlineLine]
      : trouble.code === 'too_many_requests'
        ? [messages.tooMany, messages.tooManyLine]
        : [messages.unreachable, messages.unreachableLine];
  return (
    <FailurePanel
      title={t(title)}
      line={t(line)}
      onRetry={onRetry}
      action={trouble.code === 'offline' ? undefined : openShop}
    />
  );
}
