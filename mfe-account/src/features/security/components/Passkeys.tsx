import type { Passkey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { knowsPasskeys, useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useRef, useState } from 'react';
import { AddPasskey } from './AddPasskey';
import { RemovePasskey } from './RemovePasskey';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Whether it is the only second factor, without which the password alone would be enough. */
  isLastFactor: boolean;
  /** When passkeys can be removed again, while a former address can take the account back. */
  removableFrom: string | undefined;
  /** Called with the recovery codes that are created with the first second factor. */
  onCodes: (codes: readonly string[]) => void;
}

/** Lists the passkeys of the account, and lets the customer add and remove them. */
export function Passkeys({ passkeys, isLastFactor, removableFrom, onCodes }: PasskeysProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const all: readonly (Column<Passkey> | false)[] = [
    { key: 'name', header: t(messages.passkey), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'kept',
      header: t(messages.kept),
      cell: ({ is_synced }) => t(is_synced ? messages.keptEverywhere : messages.keptHere),
    },
    {
      key: 'added',
      header: t(messages.added),
      narrow: 'labelled',
      cell: ({ created_at }) => <DateText value={created_at} />,
    },
    {
      key: 'used',
      header: t(messages.lastUsed),
      narrow: 'labelled',
      cell: ({ last_used_at }) => (last_used_at ? <DateText value={last_used_at} /> : t(messages.notYet)),
    },
    // Passkeys cannot be removed while a former address can take the account back.
    removableFrom === undefined && {
      key: 'remove',
      header: t(messages.remove),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (passkey) => (
        <Button
          variant="plain"
          aria-label={t(messages.removeNamed, { name: passkey.name })}
          {...customerOnly('removePasskey')}
          onClick={() => setRemoving(passkey)}
        >
          {t(messages.remove)}
        </Button>
      ),
    },
  ];
  const columns = all.filter((column) => column !== false);

  return (
    <Setting title={t(messages.passkeys)} headingRef={heading}>
      <p className={styles.text}>{t(messages.aboutPasskeys, { none: passkeys.length === 0 })}</p>
      {passkeys.length > 0 && (
        <DataTable
          className={styles.wide}
          caption={t(messages.yourPasskeys)}
          columns={columns}
          rows={passkeys}
          rowKey={({ id }) => id}
        />
      )}
      {passkeys.length > 0 && removableFrom !== undefined && (
        <p className={styles.quiet}>{t(messages.removableFrom, { date: removableFrom })}</p>
      )}
      {knowsPasskeys() ? (
        <Button {...customerOnly('addPasskey')} onClick={() => setAdding(true)}>
          {t(messages.addPasskey)}
        </Button>
      ) : (
        <p className={styles.quiet}>{t(messages.passkeysUnknown)}</p>
      )}
      {adding && <AddPasskey onCodes={onCodes} onDone={() => setAdding(false)} />}
      {removing && (
        <RemovePasskey
          key={removing.id}
          passkey={removing}
          isLastFactor={isLastFactor}
          focusAfter={heading}
          onDone={() => setRemoving(undefined)}
        />
      )}
    </Setting>
  );
}
