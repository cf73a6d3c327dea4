// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const available: Message = ['shared/ui/state/available', 'Available'];
export const active: Message = ['shared/ui/state/active', 'Active'];
export const done: Message = ['shared/ui/state/done', 'Done'];
export const inCart: Message = ['shared/ui/state/inCart', 'In your cart'];
export const selected: Message = ['shared/ui/state/selected', 'Selected'];
export const taken: Message = ['shared/ui/state/taken', 'Taken'];
export const premium: Message = ['shared/ui/state/premium', 'Premium'];
export const checking: Message = ['shared/ui/state/checking', 'Checking'];
export const noAnswer: Message = ['shared/ui/state/noAnswer', 'No answer yet'];
export const expiring: Message = ['shared/ui/state/expiring', 'Expiring'];
export const expired: Message = ['shared/ui/state/expired', 'Expired'];
export const failed: Message = ['shared/ui/state/failed', 'Failed'];
