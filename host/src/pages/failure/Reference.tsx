import { useEffect, useState } from 'react';
import { shortReference } from '@storefront/shared/domain';
import { useLocation, useSearchParams } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { newReference } from '../../reports/new-reference';
import { sendReport } from '../../reports/send-report';
import styles from './failure.module.css';

const REFERENCE = /^[\w-]{6,64}$/;

/** The reference in the address if it is valid; otherwise a new one, known after the first render. */
function useReference(): string {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const reference = parameters.get('reference') ?? '';
  const known = REFERENCE.test(reference);
  // A prerendered page has no reference, because many visitors get the same page.
  const hydrated = useHydrated();
  const [made] = useState(newReference);

  useEffect(() => {
    if (known) return;
    sendReport({
      reference: made,
      page: pathname,
      remote: 'host',
      version: null,
      reason: 'shown',
      error: 'a person was sent to this page',
    });
  }, [known, made, pathname]);

  if (known) return shortReference(reference);
  return hydrated ? made : '';
}

/** The reference to quote. It identifies the line in the log: that of the failure that led here, or one written now (I12). */
export function Reference() {
  return <code className={styles.reference}>{useReference()}</code>;
}
