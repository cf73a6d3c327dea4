// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const offline: Message = ['host/layout/banners/offline', 'You are offline. What you typed is kept.'];
