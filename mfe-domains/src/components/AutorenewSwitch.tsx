import { formatDate, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Switch } from '@storefront/shared/ui/field';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDomainEdits } from '../api/use-domain-edits';
import * as messages from './messages';

interface AutorenewSwitchProps {
  name: string;
  on: boolean;
  /** ISO 8601. */
  expiry: string;
  /** Shown beside it; without one it names itself to screen readers only, as in a table. */
  label?: string;
  hint?: ReactNode;
}

const AutorenewDialog = lazy(() =>
  import('./autorenew/AutorenewDialog').then((module) => ({ default: module.AutorenewDialog })),
);

/**
 * Whether a name renews itself. Switching it on tells date and amount first (LG-04); switching it off is done at once, and shown at once:
 * it can be pressed again before the shop has answered and the page has been asked for anew.
 */
export function AutorenewSwitch({ name, on, expiry, label, hint }: AutorenewSwitchProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
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
        checked={on && !turningOff}
        onCheckedChange={(checked) => (checked ? setAsking(true) : turnOff())}
      />
      <Suspense>{asking && <AutorenewDialog name={name} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
