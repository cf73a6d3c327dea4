import type { ApiKey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import * as messages from './messages';
import styles from './api-keys.module.css';

interface KeyTableProps {
  keys: readonly ApiKey[];
  onRevoke: (key: ApiKey) => void;
}

function Powers({ apiKey: { scopes, domain } }: { apiKey: ApiKey }) {
  const t = useTranslate();
  return (
    <ul className={styles.powers}>
      {scopes.includes('read') && <li>{t(messages.reads)}</li>}
      {scopes.includes('dns') && (
        <li>
          {domain === null
            ? t(messages.changesDns)
            : t(messages.changesDnsOf, { domain: () => <DomainName name={domain} /> })}
        </li>
      )}
      {scopes.includes('orders') && <li>{t(messages.orders)}</li>}
    </ul>
  );
}

/** Table of the account's API keys, each with a button to revoke it. */
export function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const columns: readonly Column<ApiKey>[] = [
    {
      key: 'key',
      header: t(messages.key),
      cell: ({ name, prefix }) => (
        <>
          <bdi>{name}</bdi>
          <code className={styles.prefix}>{prefix}…</code>
        </>
      ),
    },
    { key: 'may', header: t(messages.may), cell: (apiKey) => <Powers apiKey={apiKey} /> },
    {
      key: 'ends',
      header: t(messages.ends),
      narrow: 'labelled',
      cell: ({ expires_at }) => {
        if (expires_at === null) return t(messages.never);
        return Date.parse(expires_at) <= Date.now() ? (
          <StateText state="expired">{t(messages.expired)}</StateText>
        ) : (
          <DateText value={expires_at} />
        );
      },
    },
    {
      key: 'used',
      header: t(messages.lastUsed),
      narrow: 'labelled',
      cell: ({ last_used_at }) => (last_used_at ? <DateText value={last_used_at} time /> : t(messages.notYet)),
    },
    {
      key: 'revoke',
      header: t(messages.revoke),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (apiKey) => (
        <Button
          variant="plain"
          aria-label={t(messages.revokeNamed, { name: apiKey.name })}
          {...customerOnly('revokeApiKey')}
          onClick={() => onRevoke(apiKey)}
        >
          {t(messages.revoke)}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      className={styles.wide}
      caption={t(messages.yours)}
      columns={columns}
      rows={keys}
      rowKey={({ id }) => id}
    />
  );
}
