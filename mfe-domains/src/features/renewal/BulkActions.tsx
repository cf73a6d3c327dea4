import { api, useMutation } from '@storefront/shared/api';
import { addRenewal } from '@storefront/shared/cart';
import { getDomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { toUnicode } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';
import { AutorenewDialog } from './AutorenewDialog';
import styles from './bulk-actions.module.css';
import { useDomainEdits } from './use-domain-edits';

interface BulkActionsProps {
  /** The chosen names. */
  names: readonly string[];
  onClear: () => void;
}

const count = (names: readonly string[]): string => (names.length === 1 ? '1 name' : `${names.length} names`);

const NOBODY: readonly string[] = [];

/** What can be done to the chosen names at once: renew, auto-renew on and off, lock (DM-01). */
export function BulkActions({ names, onClear }: BulkActionsProps) {
  const [asking, setAsking] = useState(false);
  const edits = useDomainEdits();
  const renewal = useRenewAll();
  const isBusy = edits.isPending || renewal.isPending;
  const blocked = isBusy ? 'The last change is still being made' : undefined;
  return (
    <div className={styles.bar} role="group" aria-label="What to do with the chosen names">
      <p className={styles.count} role="status">
        {count(names)} chosen
      </p>
      <Button size="sm" loading={renewal.isPending && 'Adding'} disabledReason={blocked} onClick={() => renewal.mutate(names)}>
        Renew
      </Button>
      <Button size="sm" disabledReason={blocked} onClick={() => setAsking(true)}>
        Auto-renew on
      </Button>
      <Button size="sm" disabledReason={blocked} onClick={() => edits.mutate({ names, edit: { auto_renew: false }, done: `Auto-renew is off for ${count(names)}. Each ends on its day unless you renew it.` })}>
        Auto-renew off
      </Button>
      <Button size="sm" disabledReason={blocked} onClick={() => edits.mutate({ names, edit: { locked: true }, done: `${count(names)} locked: nobody can transfer ${names.length === 1 ? 'it' : 'them'} away.` })}>
        Lock
      </Button>
      <Button size="sm" variant="plain" onClick={onClear}>
        Choose none
      </Button>
      <AutorenewDialog names={asking ? names : NOBODY} onClose={() => setAsking(false)} />
    </div>
  );
}

/** Puts the renewals of many names into the cart, and says which could not be. */
function useRenewAll() {
  const { code } = useCurrency();
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      const left: string[] = [];
      let added = 0;
      for (const name of names) {
        try {
          const domain = await api.call(getDomainInfo, { params: { domainName: name }, input: { currency_code: code } });
          if (domain.stage !== 'pending_delete' && addRenewal(domain)) added += 1;
          else left.push(`${toUnicode(name)} cannot be renewed now.`);
        } catch (error) {
          left.push(`${toUnicode(name)}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      notify({ tone: left.length > 0 ? 'error' : 'success', text: [`${added === 1 ? '1 renewal is' : `${added} renewals are`} in your cart.`, ...left].join(' ') });
    },
  });
}
