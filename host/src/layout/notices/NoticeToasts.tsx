import { NOTICE_TIMEOUT_MS } from '@storefront/shared/domain';
import { dismiss, useNotices, type NoticeTone } from '@storefront/shared/notices';
import { ToastViewport, type Notice } from '@storefront/shared/ui/toast';

const tones: Readonly<Record<NoticeTone, Notice['tone']>> = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
};

/** The current notices as toasts (NT-14). */
export function NoticeToasts() {
  const notices = useNotices();
  const shown = notices.map(({ id, tone, text, action }) => ({
    id,
    tone: tones[tone],
    text,
    ...(action && { action: { label: action.label, onSelect: action.run } }),
  }));
  return <ToastViewport notices={shown} onClose={dismiss} timeoutMs={NOTICE_TIMEOUT_MS} />;
}
