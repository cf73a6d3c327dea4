import type { Nameserver } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { NameserverChanges } from './NameserverChanges';
import * as messages from './messages';

type ZoneUse = 'comes' | 'leaves' | 'neither';

/** Returns how a change of nameservers affects the zone on our nameservers. */
export function getTurn(wereOurs: boolean, areOurs: boolean): ZoneUse {
  if (wereOurs === areOurs) return 'neither';
  return areOurs ? 'comes' : 'leaves';
}

interface ReviewNameserversProps {
  name: string;
  before: readonly Nameserver[];
  after: readonly Nameserver[];
  /** Whether the zone on our nameservers comes into use or goes out of use. */
  turn: ZoneUse;
  /** Path to the copy of the former records of a transferred domain. */
  transferPath: string;
  onSave: () => void;
  onCancel: () => void;
}

/** Shows a change and its consequences before it is sent to the registrar. */
export function ReviewNameservers({
  name,
  before,
  after,
  turn,
  transferPath,
  onSave,
  onCancel,
}: ReviewNameserversProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t(messages.question, { domain: name })}
      description={t(messages.consequence)}
      footer={
        <>
          <Button variant="filled" onClick={onSave}>
            {t(messages.save)}
          </Button>
          <Button onClick={onCancel}>{t(messages.keepEditing)}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <NameserverChanges before={before} after={after} />
        {turn === 'comes' && (
          <Banner tone="warning">
            {t(messages.recordsCount, {
              domain: name,
              link: (words) => <PageLink to={transferPath}>{words}</PageLink>,
            })}
          </Banner>
        )}
        {turn === 'leaves' && <Banner tone="warning">{t(messages.recordsStop)}</Banner>}
      </Stack>
    </Dialog>
  );
}
