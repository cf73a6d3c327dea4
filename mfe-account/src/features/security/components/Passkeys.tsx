import type { Passkey } from '@storefront/shared/contract';
import { knowsPasskeys } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useRef, useState } from 'react';
import { AddPasskey } from './AddPasskey';
import { RemovePasskey } from './RemovePasskey';
import { Setting } from './Setting';
import styles from './security.module.css';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Without it the password alone would open the account. */
  isLastFactor: boolean;
  /** Recovery codes that came with the first second factor. */
  onCodes: (codes: readonly string[]) => void;
}

/** The passkeys of the account: added, and removed. */
export function Passkeys({ passkeys, isLastFactor, onCodes }: PasskeysProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const columns: readonly Column<Passkey>[] = [
    { key: 'name', header: 'Passkey', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'kept',
      header: 'Kept',
      cell: ({ is_synced }) => (is_synced ? 'On all your devices' : 'On one device only'),
    },
    { key: 'added', header: 'Added', narrow: 'labelled', cell: ({ created_at }) => <DateText value={created_at} /> },
    {
      key: 'used',
      header: 'Last used',
      narrow: 'labelled',
      cell: ({ last_used_at }) => (last_used_at ? <DateText value={last_used_at} /> : 'Not yet'),
    },
    {
      key: 'remove',
      header: 'Remove',
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (passkey) => (
        <Button variant="plain" aria-label={`Remove the passkey ${passkey.name}`} onClick={() => setRemoving(passkey)}>
          Remove
        </Button>
      ),
    },
  ];

  return (
    <Setting title="Passkeys" headingRef={heading}>
      <p className={styles.text}>
        {passkeys.length === 0 && 'You have none yet. '}A passkey signs you in by your fingerprint, your face or the
        lock of your device, without password and code. Nobody can trick you out of it.
      </p>
      {passkeys.length > 0 && (
        <DataTable
          className={styles.wide}
          caption="Your passkeys"
          columns={columns}
          rows={passkeys}
          rowKey={({ id }) => id}
        />
      )}
      {knowsPasskeys() ? (
        <Button onClick={() => setAdding(true)}>Add a passkey</Button>
      ) : (
        <p className={styles.quiet}>This browser knows no passkeys. Add one from another.</p>
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
