import { NOTICE_TIMEOUT_MS } from '@storefront/shared/domain';
import { dismiss, useNotices } from '@storefront/shared/notices';
import { ToastViewport } from '@storefront/shared/ui/toast';

/** Shows notices of completed actions for some seconds. */
export function Notices() {
  const notices = useNotices().map(({ id, tone, text }) => ({
    id,
    tone: tone === 'error' ? ('danger' as const) : tone,
    text,
  }));
  return <ToastViewport notices={notices} onClose={dismiss} timeoutMs={NOTICE_TIMEOUT_MS} atHead />;
}
