import { fileDate } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { ownOrigin } from '@storefront/shared/routing';
import { CopyButton, DownloadButton } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/layout';
import type { RefObject } from 'react';
import { ShownOnceDialog } from '../../../components/ShownOnceDialog';
import * as messages from './messages';
import styles from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  email: string;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Shows recovery codes, once, until the customer confirms that they are saved. */
export function RecoveryCodesDialog({ codes, email, focusAfter, onDone }: RecoveryCodesDialogProps) {
  const t = useTranslate();
  const file = () => ({
    name: `recovery_codes_${fileDate(new Date())}.txt`,
    text: [t(messages.codesFile, { email, address: ownOrigin() }), '', ...codes, ''].join('\n'),
    type: 'text/plain',
  });

  return (
    <ShownOnceDialog
      title={t(messages.keepCodes)}
      description={t(messages.codesUse)}
      confirmation={t(messages.haveKept)}
      reminder={t(messages.keepFirst)}
      done={t(messages.done)}
      focusAfter={focusAfter}
      onDone={onDone}
    >
      <ul className={styles.codes} aria-label={t(messages.codes)} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={8}>
        <DownloadButton file={file}>{t(messages.downloadFile)}</DownloadButton>
        <CopyButton size="md" text={codes.join('\n')} subject={t(messages.theCodes)} />
      </Row>
    </ShownOnceDialog>
  );
}
