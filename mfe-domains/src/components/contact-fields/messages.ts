// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const kind: Message = ['mfe-domains/components/contact-fields/kind', 'person or organisation'];
export const organisation: Message = ['mfe-domains/components/contact-fields/organisation', 'organisation'];
export const givenName: Message = ['mfe-domains/components/contact-fields/givenName', 'given name'];
export const familyName: Message = ['mfe-domains/components/contact-fields/familyName', 'family name'];
export const email: Message = ['mfe-domains/components/contact-fields/email', 'email'];
export const phone: Message = ['mfe-domains/components/contact-fields/phone', 'phone'];
export const street: Message = ['mfe-domains/components/contact-fields/street', 'street address'];
export const secondLine: Message = ['mfe-domains/components/contact-fields/secondLine', 'second address line'];
export const city: Message = ['mfe-domains/components/contact-fields/city', 'town or city'];
export const state: Message = ['mfe-domains/components/contact-fields/state', 'state or region'];
export const postalCode: Message = ['mfe-domains/components/contact-fields/postalCode', 'postal code'];
export const country: Message = ['mfe-domains/components/contact-fields/country', 'country'];
