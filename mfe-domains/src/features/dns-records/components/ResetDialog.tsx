import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { ConfirmByName } from '@storefront/shared/ui/dialog';
import { useResetZone } from '../api/use-zone';

interface ResetDialogProps {
  readonly domain: string;
  readonly version: string | null;
  readonly records: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Puts the default records back, once the name was typed (DN-06, D5). */
export function ResetDialog({ domain, version, records, onReset, onClose }: ResetDialogProps) {
  const t = useTranslate();
  const reset = useResetZone(domain, onReset);
  return (
    <>
      <ConfirmByName
        open
        onOpenChange={(open) => !open && onClose()}
        title="Restore the default records"
        name={toUnicode(domain)}
        confirmLabel={`Replace all ${records} records`}
        loading={reset.isPending && 'Restoring'}
        error={reset.error && `${t(noticeMessages.dnsResetFailed)}. ${failureText(reset.error, t)}`}
        onConfirm={() => reset.mutate({ version })}
      >
        All records you added go, and so do changes that are not saved. Mail and sites that need them stop. You can undo
        this for 30 days under History.
      </ConfirmByName>
      {reset.dialog}
    </>
  );
}
