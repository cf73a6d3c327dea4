import { formatDate, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Switch } from '@storefront/shared/ui/field';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDomainEdits } from '../api/use-domain-edits';
import * as messages from './messages';

interface AutorenewSwitchProps {
  name: string;
  on: boolean;
  /** ISO 8601. */
  expiry: string;
  /** Visible label. Without it, as in a table, the switch has a label for screen readers only. */
  label?: string;
  hint?: ReactNode;
}

const AutorenewDialog = lazy(() => import('./autorenew/AutorenewDialog').then((m) => ({ default: m.AutorenewDialog })));

/**
 * Switch for auto-renew. Switching on first shows date and amount (LG-04). Switching off takes effect immediately and optimistically, so
 * the switch can be pressed again before the response and the refetch have arrived.
 */
export function AutorenewSwitch({ name, on, expiry, label, hint }: AutorenewSwitchProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [turningOff, setTurningOff] = useState(false);
  const edits = useDomainEdits();
  const shown = toUnicode(name);
  const turnOff = () => {
    setTurningOff(true);
    edits.mutate(
      { name, edit: { auto_renew: false }, done: t(messages.renewOff, { domain: shown, date: formatDate(expiry) }) },
      { onSettled: () => setTurningOff(false) },
    );
  };
  return (
    <>
      <Switch
        label={label ?? t(messages.autoRenew, { domain: shown })}
        labelHidden={!label}
        hint={hint}
        {...customerOnly('editDomain.auto_renew')}
        checked={on && !turningOff}
        onCheckedChange={(checked) => (checked ? setDialogOpen(true) : turnOff())}
      />
      <Suspense>{isDialogOpen && <AutorenewDialog name={name} onClose={() => setDialogOpen(false)} />}</Suspense>
    </>
  );
}
