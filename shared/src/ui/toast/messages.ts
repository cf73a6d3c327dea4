// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const closeNotice: Message = ['shared/ui/toast/closeNotice', 'Close notice'];
export const notices: Message = ['shared/ui/toast/notices', 'Notices'];
