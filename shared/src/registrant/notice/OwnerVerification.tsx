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
  /** The domains to show; all of the customer's if missing. */
  domains?: readonly string[];
}

/** Lists registrants with an unconfirmed address, the deadline for confirming it, and domains that are already suspended (LG-01, RG-07). */
export function OwnerVerification({ domains }: OwnerVerificationProps) {
  const t = useTranslate();
  const { status } = useSession();
  const { data } = useApiQuery(
    listRegistrantVerifications,
    { input: { state: 'unconfirmed' } },
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
