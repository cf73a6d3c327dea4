// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const enterGiven: Message = ['mfe-account/features/registration/enterGiven', 'Enter your given name'];
export const enterFamily: Message = ['mfe-account/features/registration/enterFamily', 'Enter your family name'];
export const chooseCountry: Message = ['mfe-account/features/registration/chooseCountry', 'Choose your country'];
export const givenName: Message = ['mfe-account/features/registration/givenName', 'Given name'];
export const familyName: Message = ['mfe-account/features/registration/familyName', 'Family name'];
export const email: Message = ['mfe-account/features/registration/email', 'Email'];
export const emailHint: Message = [
  'mfe-account/features/registration/emailHint',
  'We will email you a link to confirm the address',
];
export const country: Message = ['mfe-account/features/registration/country', 'Country'];
export const countryHint: Message = ['mfe-account/features/registration/countryHint', 'Determines the tax you pay'];
export const password: Message = ['mfe-account/features/registration/password', 'Password'];
export const creating: Message = ['mfe-account/features/registration/creating', 'Creating your account'];
export const create: Message = ['mfe-account/features/registration/create', 'Create account'];
export const haveAccount: Message<{ link: Tag }> = [
  'mfe-account/features/registration/haveAccount',
  ['Already have an account? ', ['link', 'Sign in']],
];
