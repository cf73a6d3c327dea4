// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const nav: Message = ['host/layout/footer/nav', 'Legal and help'];
export const about: Message = ['host/layout/footer/about', 'About'];
export const services: Message = ['host/layout/footer/services', 'Services'];
export const help: Message = ['host/layout/footer/help', 'Help'];
export const embed: Message = ['host/layout/footer/embed', 'For your site'];
export const contact: Message = ['host/layout/footer/contact', 'Contact'];
export const terms: Message = ['host/layout/footer/terms', 'Terms'];
export const privacy: Message = ['host/layout/footer/privacy', 'Privacy'];
export const registrantRights: Message = ['host/layout/footer/registrantRights', 'Registrant rights'];
export const accessibility: Message = ['host/layout/footer/accessibility', 'Accessibility'];
export const reportAbuse: Message = ['host/layout/footer/reportAbuse', 'Report abuse'];
export const keys: Message = ['host/layout/footer/keys', 'Keyboard shortcuts'];
