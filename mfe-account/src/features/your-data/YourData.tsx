import { Button } from '@storefront/shared/ui/button';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { DownloadMyData } from './DownloadMyData';
import styles from './closing.module.css';

const CloseAccount = lazy(() => import('./CloseAccount').then((module) => ({ default: module.CloseAccount })));

/** A copy of everything that is held of the customer, and the end of the account (LG-07). */
export function YourData({ email }: { email: string }) {
  const [closing, setClosing] = useState(false);
  return (
    <Section title="Your data">
      <Stack gap={24}>
        <Stack gap={12}>
          <p className={styles.text}>
            Everything we hold of you in one file that people and programs can read: details, owners, names, DNS
            records, orders, receipts, cards as shown, sessions and the log of changes.
          </p>
          <DownloadMyData />
        </Stack>
        <Stack gap={12}>
          <p className={styles.text}>
            You can close your account when no name in it is active and no order is open. You see what goes and what
            stays before anything happens.
          </p>
          <div>
            <Button variant="danger" onClick={() => setClosing(true)}>
              Close my account
            </Button>
          </div>
        </Stack>
      </Stack>
      <Suspense>{closing && <CloseAccount email={email} onDone={() => setClosing(false)} />}</Suspense>
    </Section>
  );
}
