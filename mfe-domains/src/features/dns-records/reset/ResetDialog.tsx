import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { ConfirmByName } from '@storefront/shared/ui/dialog';
import { useResetZone } from '../api/use-zone';
import * as messages from './messages';

interface ResetDialogProps {
  readonly domain: string;
  readonly version: string | null;
  readonly records: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Restores the default records after the customer has typed the name (DN-06, D5). */
export function ResetDialog({ domain, version, records, onReset, onClose }: ResetDialogProps) {
  const t = useTranslate();
  const reset = useResetZone(domain, onReset);
  return (
    <>
      <ConfirmByName
        open
        onOpenChange={(open) => !open && onClose()}
        title={t(messages.title)}
        name={toUnicode(domain)}
        confirmLabel={t(messages.replace, { count: records })}
        loading={reset.isPending && t(messages.restoring)}
        error={
          reset.error &&
          t(messages.failed, { notice: t(noticeMessages.dnsResetFailed), failure: failureText(reset.error, t) })
        }
        onConfirm={() => reset.mutate({ version })}
      >
        {t(messages.consequence)}
      </ConfirmByName>
      {reset.dialog}
    </>
  );
}
