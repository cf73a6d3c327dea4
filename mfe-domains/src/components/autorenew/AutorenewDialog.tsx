import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { AutorenewTermsList } from './AutorenewTermsList';
import * as messages from './messages';
import { useDomainEdits } from '../../api/use-domain-edits';

interface AutorenewDialogProps {
  /** The domain. */
  name: string;
  onClose: () => void;
}

/** Confirms switching auto-renew on, showing what it will charge and when (LG-04). */
export function AutorenewDialog({ name, onClose }: AutorenewDialogProps) {
  const t = useTranslate();
  const edits = useDomainEdits();
  const params = { domain: toUnicode(name) };
  const turnOn = () =>
    edits.mutate({ name, edit: { auto_renew: true }, done: t(messages.isOn, params) }, { onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.turnOnFor, params)}
      footer={
        <>
          <Button variant="filled" loading={edits.isPending && t(messages.turningOn)} onClick={turnOn}>
            {t(messages.turnOn)}
          </Button>
          <Button onClick={onClose}>{t(messages.leaveOff)}</Button>
        </>
      }
    >
      <AutorenewTermsList names={[name]} />
    </Dialog>
  );
}
