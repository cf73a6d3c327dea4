import { useTranslate } from '@storefront/shared/i18n';
import { NeedsScripts, SkeletonRows, useSteadyPending } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Placeholders as high as the ordered items, until the order is loaded. */
export function PurchaseWait() {
  const t = useTranslate();
  const waiting = useSteadyPending(true);
  return (
    <>
      <NeedsScripts />
      {waiting && <SkeletonRows rows={3} cells={2} row="result" label={t(messages.loading)} />}
    </>
  );
}
