// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const recover: Message = ['mfe-account/pages/recover/recover', 'Recover your account'];
export const lead: Message = ['mfe-account/pages/recover/lead', 'We will email you a link to set a new password.'];
export const sendLink: Message = ['mfe-account/pages/recover/sendLink', 'Send the link'];
export const back: Message = ['mfe-account/pages/recover/back', 'Back to sign in'];
