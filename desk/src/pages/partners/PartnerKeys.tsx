import type { Partner, PartnerKey } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { StateText, type StateName } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Moment } from '../../components/Moment';
import { Key } from './PartnerParts';
import * as messages from './messages';
import styles from './partners.module.css';

type Status = 'current' | 'former' | 'ending' | 'ended';

function toStatus({ is_current, is_working, ends_at }: PartnerKey): Status {
  if (!is_working) return 'ended';
  if (is_current) return 'current';
  return ends_at === null ? 'former' : 'ending';
}

const markers: Readonly<Record<Status, StateName>> = {
  current: 'active',
  former: 'expiring',
  ending: 'expiring',
  ended: 'taken',
};

interface PartnerKeysProps {
  readonly partner: Partner;
  /** Undefined for read-only staff. */
  readonly onIssue: (() => void) | undefined;
  readonly onRevoke: ((key: string) => void) | undefined;
}

/** Lists all keys of the partner. At most two are valid: the current one, and its predecessor while the partner switches over. */
export function PartnerKeys({ partner: { keys, source }, onIssue, onRevoke }: PartnerKeysProps) {
  const t = useTranslate();
  const canIssue = keys.filter((key) => key.is_working).length < 2;
  const columns: Column<PartnerKey>[] = [
    { key: 'key', header: t(messages.key), cell: ({ key }) => <Key>{key}</Key> },
    {
      key: 'status',
      header: t(messages.status),
      narrow: 'labelled',
      cell: (key) => {
        const status = toStatus(key);
        return (
          <StateText state={markers[status]}>
            {t(messages.keyStatus, { status })}
            {status !== 'current' && key.ends_at !== null && (
              <>
                {' '}
                <Moment at={key.ends_at} />
              </>
            )}
          </StateText>
        );
      },
    },
    {
      key: 'issued',
      header: t(messages.issuedAt),
      narrow: 'labelled',
      cell: ({ issued_at }) => (issued_at === null ? t(messages.fromSettings) : <Moment at={issued_at} />),
    },
    {
      key: 'actions',
      header: t(messages.actions),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (key) => (
        <span className={styles.actions}>
          {key.is_working && <CopyButton text={key.key} subject={t(messages.copyKey, { key: key.key })} />}
          {key.is_working && !key.is_current && onRevoke && (
            <Button
              size="sm"
              variant="danger"
              aria-label={t(messages.revokeNamed, { key: key.key })}
              onClick={() => onRevoke(key.key)}
            >
              {t(messages.revoke)}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <Section
      title={t(messages.keys)}
      actions={
        source === 'desk' &&
        canIssue &&
        onIssue && (
          <Button size="sm" onClick={onIssue}>
            {t(messages.issue)}
          </Button>
        )
      }
    >
      <DataTable caption={t(messages.keys)} columns={columns} rows={keys} rowKey={({ key }) => key} density="compact" />
    </Section>
  );
}
