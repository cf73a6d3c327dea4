// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../i18n';
export const owner: Message = ['shared/registrant/owner', 'Owner'];
export const contact: Message = ['shared/registrant/contact', 'Contact'];
export const address: Message = ['shared/registrant/address', 'Address'];
export const ownerReached: Message = ['shared/registrant/ownerReached', 'How to reach the owner'];
export const contactReached: Message = ['shared/registrant/contactReached', 'How to reach the contact'];
export const ownerIs: Message = ['shared/registrant/ownerIs', 'The owner is'];
export const contactIs: Message = ['shared/registrant/contactIs', 'The contact is'];
export const person: Message = ['shared/registrant/person', 'A person'];
export const organisation: Message = ['shared/registrant/organisation', 'An organisation'];
export const personOwns: Message = ['shared/registrant/personOwns', 'The person named here is the legal owner.'];
export const organisationOwns: Message = [
  'shared/registrant/organisationOwns',
  'The organisation is the legal owner; the person is its contact.',
];
export const personAnswers: Message = ['shared/registrant/personAnswers', 'The person named here represents it.'];
export const orgName: Message = ['shared/registrant/orgName', 'Organisation'];
export const orgHint: Message = ['shared/registrant/orgHint', 'As it appears in its public register.'];
export const given: Message = ['shared/registrant/given', 'Given name'];
export const family: Message = ['shared/registrant/family', 'Family name'];
export const givenContact: Message = ['shared/registrant/givenContact', 'Given name of the contact'];
export const familyContact: Message = ['shared/registrant/familyContact', 'Family name of the contact'];
export const country: Message = ['shared/registrant/country', 'Country'];
export const street: Message = ['shared/registrant/street', 'Street address'];
export const secondLine: Message = ['shared/registrant/secondLine', 'Second address line'];
export const city: Message = ['shared/registrant/city', 'Town or city'];
export const choose: Message = ['shared/registrant/choose', 'Choose'];
export const askedBy: Message<{ tlds: string | number }> = [
  'shared/registrant/askedBy',
  ['Asked for by ', ['tlds'], '.'],
];
export const email: Message = ['shared/registrant/email', 'Email'];
export const callingCode: Message = ['shared/registrant/callingCode', 'Country code'];
export const phone: Message = ['shared/registrant/phone', 'Phone'];
export const extension: Message = ['shared/registrant/extension', 'Extension'];
export const storedAs: Message<{ phone: string | number }> = [
  'shared/registrant/storedAs',
  ['The registry stores it as ', ['phone']],
];
export const unusual: Message = [
  'shared/registrant/unusual',
  'This number is unusual for its country. Check the digits',
];
export const loadingCountries: Message = ['shared/registrant/loadingCountries', 'Loading the list of countries.'];
export const noCountries: Message = ['shared/registrant/noCountries', 'The list of countries did not load.'];
export const loadAgain: Message = ['shared/registrant/loadAgain', 'Load the countries again'];
export const loading: Message = ['shared/registrant/loading', 'Loading'];
export const extraFor: Message<{ tlds: string | number }> = ['shared/registrant/extraFor', ['Extra for ', ['tlds']]];
export const whoseRules: Message<{ registry: Tag; name: string | number }> = [
  'shared/registrant/whoseRules',
  [['registry', ['name']], ' sets the rules.'],
];
export const newTab: Message = ['shared/registrant/newTab', '(opens in a new tab)'];
export const notKept: Message<{ why: string | number }> = [
  'shared/registrant/notKept',
  [['why'], ' Not saved in this browser: we ask again after a reload.'],
];
export const whyHint: Message<{ why: string | number; hint: string | number }> = [
  'shared/registrant/whyHint',
  [['why'], ' ', ['hint']],
];
export const sentence: Message<{ text: string | number }> = ['shared/registrant/sentence', [['text'], '.']];
