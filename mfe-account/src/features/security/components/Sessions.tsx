import { useApiMutation } from '@storefront/shared/api';
import { endOtherSessions, endSessionOf, type LiveSession } from '@storefront/shared/contract';
import { countryName } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { describeDevice } from '@storefront/shared/words';
import { useRef } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

/** Lists the sessions of the account, each with a button to end it, except the current one. */
export function Sessions({ sessions }: { sessions: readonly LiveSession[] }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button disappears with its session. */
  const ended = async (text: string) => {
    await refreshSecurity();
    heading.current?.focus();
    notify({ tone: 'success', text });
  };
  const endOne = useApiMutation(endSessionOf, { onSuccess: () => ended(t(messages.sessionEnded)) });
  const endOthers = useApiMutation(endOtherSessions, { onSuccess: () => ended(t(messages.othersEnded)) });
  const failure = endOne.error ?? endOthers.error;
  const others = sessions.filter(({ is_current }) => !is_current).length;

  // A support session is named after the member of staff, since its device is the shop's.
  const getName = ({ device, support }: Pick<LiveSession, 'device' | 'support'>): string =>
    support === undefined ? describeDevice(device, t) : t(messages.supportSession, { staff: support });

  const getAddress = ({ ip_address: address, country }: LiveSession): string => {
    if (country === undefined) return address ?? t(messages.notKnown);
    const name = countryName(country, t.language);
    return address === null ? name : t(messages.addressIn, { address, country: name });
  };

  const columns: readonly Column<LiveSession>[] = [
    { key: 'device', header: t(messages.device), cell: (session) => getName(session) },
    { key: 'address', header: t(messages.address), cell: getAddress },
    {
      key: 'used',
      header: t(messages.lastUsed),
      narrow: 'labelled',
      cell: ({ is_current, last_used_at }) => (
        <Row gap={12}>
          <DateText value={last_used_at} time />
          {is_current && <StateText state="active">{t(messages.thisSession)}</StateText>}
        </Row>
      ),
    },
    {
      key: 'end',
      header: t(messages.end),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: ({ id, is_current, device, support }) =>
        !is_current && (
          <Button
            variant="plain"
            aria-label={t(messages.endNamed, { device: getName({ device, support }) })}
            loading={endOne.isPending && endOne.variables.params.id === id && t(messages.ending)}
            {...customerOnly('endSessionOf')}
            onClick={() => endOne.mutate({ params: { id } })}
          >
            {t(messages.end)}
          </Button>
        ),
    },
  ];

  return (
    <Setting title={t(messages.sessions)} headingRef={heading}>
      {failure && <Banner tone="danger">{t(messages.notEnded, { failure: failureText(failure, t) })}</Banner>}
      <DataTable
        className={styles.wide}
        caption={t(messages.signedIn)}
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
      {others > 0 && (
        <Button
          loading={endOthers.isPending && t(messages.ending)}
          {...customerOnly('endOtherSessions')}
          onClick={() => endOthers.mutate()}
        >
          {t(messages.endOthers)}
        </Button>
      )}
    </Setting>
  );
}
