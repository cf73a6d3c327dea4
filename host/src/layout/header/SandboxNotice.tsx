import { useApiQuery } from '@storefront/shared/api';
import { getSettings } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Says so where nothing is real: a name bought here exists nowhere and no card is charged. */
export function SandboxNotice({ className }: { className?: string }) {
  const t = useTranslate();
  const { data } = useApiQuery(getSettings, {}, { staleTime: Infinity });
  if (!data?.is_sandbox) return null;
  return <p className={className}>{t(messages.sandbox)}</p>;
}
