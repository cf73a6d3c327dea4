import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { DownloadMyData } from './DownloadMyData';
import * as messages from './messages';
import styles from './closing.module.css';

const CloseAccount = lazy(() => import('./closing/CloseAccount').then((m) => ({ default: m.CloseAccount })));

/** Lets the customer download their data and close the account (LG-07). */
export function YourData({ email }: { email: string }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const [closing, setClosing] = useState(false);
  return (
    <Section title={t(messages.yourData)}>
      <Stack gap={24}>
        <Stack gap={12}>
          <p className={styles.text}>{t(messages.everything)}</p>
          <DownloadMyData />
        </Stack>
        <Stack gap={12}>
          <p className={styles.text}>{t(messages.closing)}</p>
          <div>
            <Button variant="danger" {...customerOnly('closeAccount')} onClick={() => setClosing(true)}>
              {t(messages.close)}
            </Button>
          </div>
        </Stack>
      </Stack>
      <Suspense>{closing && <CloseAccount email={email} onDone={() => setClosing(false)} />}</Suspense>
    </Section>
  );
}
