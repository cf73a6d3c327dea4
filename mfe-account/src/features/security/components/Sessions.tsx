import { useApiMutation } from '@storefront/shared/api';
import { endOtherSessions, endSessionOf, type LiveSession } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { Row } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useRef } from 'react';
import { deviceWords } from '../model/device-words';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import styles from './security.module.css';

/** Where the account is signed in, with the way to end each session but this one. */
export function Sessions({ sessions }: { sessions: readonly LiveSession[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed is gone with its session. */
  const ended = async (text: string) => {
    await refreshSecurity();
    heading.current?.focus();
    notify({ tone: 'success', text });
  };
  const endOne = useApiMutation(endSessionOf, { onSuccess: () => ended('The session is ended.') });
  const endOthers = useApiMutation(endOtherSessions, { onSuccess: () => ended('All other sessions are ended.') });
  const failure = endOne.error ?? endOthers.error;
  const others = sessions.filter(({ is_current }) => !is_current).length;

  const columns: readonly Column<LiveSession>[] = [
    { key: 'device', header: 'Device', cell: ({ device }) => deviceWords(device) },
    { key: 'address', header: 'Address', cell: ({ ip_address }) => ip_address ?? 'Not known' },
    {
      key: 'used',
      header: 'Last used',
      narrow: 'labelled',
      cell: ({ is_current, last_used_at }) => (
        <Row gap={12}>
          <DateText value={last_used_at} time />
          {is_current && <StateText state="active">This session</StateText>}
        </Row>
      ),
    },
    {
      key: 'end',
      header: 'End',
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: ({ id, is_current, device }) =>
        !is_current && (
          <Button
            variant="plain"
            aria-label={`End the session of ${deviceWords(device)}`}
            loading={endOne.isPending && endOne.variables.params.id === id && 'Ending'}
            onClick={() => endOne.mutate({ params: { id } })}
          >
            End
          </Button>
        ),
    },
  ];

  return (
    <Setting title="Sessions" headingRef={heading}>
      {failure && <Banner tone="danger">The session was not ended. {failureText(failure)}</Banner>}
      <DataTable
        className={styles.wide}
        caption="Where you are signed in"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
      {others > 0 && (
        <Button loading={endOthers.isPending && 'Ending'} onClick={() => endOthers.mutate()}>
          End all other sessions
        </Button>
      )}
    </Setting>
  );
}
