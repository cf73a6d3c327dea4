import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';
import { useSettings } from './use-settings';

/** Says that the shop is a sandbox: a domain bought here does not exist and no card is charged. */
export function SandboxNotice({ className }: { className?: string }) {
  const t = useTranslate();
  const settings = useSettings();
  if (!settings?.is_sandbox) return null;
  return <p className={className}>{t(messages.sandbox)}</p>;
}
