import { useApiQuery } from '@storefront/shared/api';
import { getSecurity } from '@storefront/shared/contract';
import { formatDateTime } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Banner } from '@storefront/shared/ui/feedback';
import { useRef, useState } from 'react';
import { Activity } from './Activity';
import { TotpSettings } from './TotpSettings';
import { Email } from './Email';
import { Passkeys } from './Passkeys';
import { Password } from './Password';
import { RecoveryCodes } from './RecoveryCodes';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SecuritySkeleton } from './SecuritySkeleton';
import { Sessions } from './Sessions';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

/** The sign-in settings and the activity of the account (SS-04). */
export function Security({ email }: { email: string }) {
  const t = useTranslate();
  const query = useApiQuery(getSecurity);
  const { data, error } = query;
  const codesHeading = useRef<HTMLHeadingElement>(null);
  // Shown once, and kept only in this component's memory.
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);

  if (!data && error) {
    return <QueryFailure level={3} query={query} title={t(messages.notLoaded)} retrying={t(messages.loading)} />;
  }
  if (!data) return <SecuritySkeleton />;
  const { totp_since, passkeys, recovery_codes_left, pending_email, sessions, way_back_until: until } = data;
  const removableFrom = until === undefined ? undefined : formatDateTime(until);
  const factors = passkeys.length + (totp_since === null ? 0 : 1);
  return (
    <div className={styles.settings}>
      {removableFrom !== undefined && <Banner tone="info">{t(messages.restoreUntil, { until: removableFrom })}</Banner>}
      <Password email={email} />
      <Email email={email} pending={pending_email} />
      <Passkeys passkeys={passkeys} isLastFactor={factors === 1} removableFrom={removableFrom} onCodes={setNewCodes} />
      <TotpSettings
        since={totp_since}
        isLastFactor={factors === 1}
        removableFrom={removableFrom}
        onCodes={setNewCodes}
      />
      {recovery_codes_left !== null && (
        <RecoveryCodes left={recovery_codes_left} headingRef={codesHeading} onCodes={setNewCodes} />
      )}
      <Sessions sessions={sessions} />
      <Setting title={t(messages.activity)}>
        <Activity />
      </Setting>
      {newCodes.length > 0 && (
        <RecoveryCodesDialog codes={newCodes} email={email} focusAfter={codesHeading} onDone={() => setNewCodes([])} />
      )}
    </div>
  );
}
