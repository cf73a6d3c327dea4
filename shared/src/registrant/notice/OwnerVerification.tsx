import { useApiQuery } from '@storefront/shared/api';
import { listRegistrantVerifications } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { Banner } from '@storefront/shared/ui/feedback';
import { useState } from 'react';
import * as messages from './messages';
import { registrantNotice } from './registrant-notice';

interface OwnerVerificationProps {
  /** The domains to show; missing for all of the customer's. */
  domains?: readonly string[];
}

/** Shows registrants with an unconfirmed address, until when to confirm it, and what is already suspended (LG-01, RG-07). */
export function OwnerVerification({ domains }: OwnerVerificationProps) {
  const t = useTranslate();
  const { status } = useSession();
  const { data } = useApiQuery(
    listRegistrantVerifications,
    {},
    { enabled: status === 'authenticated' && domains?.length !== 0 },
  );
  const [now] = useState(() => new Date());
  return data?.map((registrant) => {
    const concerned = registrant.domains.filter((name) => domains?.includes(name) ?? true);
    const notice = registrantNotice({ ...registrant, domains: concerned }, now, t);
    if (notice === null) return null;
    return (
      <Banner key={registrant.id} tone={registrant.state === 'suspended' ? 'danger' : 'warning'}>
        {notice} <PageLink to={paths.verification()}>{t(messages.sendAgain)}</PageLink>
      </Banner>
    );
  });
}
