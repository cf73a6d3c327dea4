// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/staff/title', 'Staff'];
export const lead: Message = [
  'desk/pages/staff/lead',
  'Support reads, resends emails, retries orders, ends sessions and acts for customers. Finance also refunds, cancels, drafts prices and sees partners. Administrators also correct email addresses, publish prices, choose releases, and manage partners and this list.',
];
export const loading: Message = ['desk/pages/staff/loading', 'Loading the staff'];
export const notLoaded: Message = ['desk/pages/staff/notLoaded', 'The staff did not load'];
export const name: Message = ['desk/pages/staff/name', 'Name'];
export const email: Message = ['desk/pages/staff/email', 'Email'];
export const role: Message = ['desk/pages/staff/role', 'Role'];
export const roleName: Message<{ role: 'support' | 'finance' | 'admin' }> = [
  'desk/pages/staff/roleName',
  [['role', 1, { support: 'Support', finance: 'Finance', admin: 'Administrator', other: '' }]],
];
export const status: Message = ['desk/pages/staff/status', 'Status'];
export const statusName: Message<{ status: 'invited' | 'active' | 'disabled' }> = [
  'desk/pages/staff/statusName',
  [['status', 1, { invited: 'Invited', active: 'Active', disabled: 'Disabled', other: '' }]],
];
export const lastUsed: Message = ['desk/pages/staff/lastUsed', 'Last active'];
export const never: Message = ['desk/pages/staff/never', 'Never'];
export const you: Message<{ name: string | number }> = ['desk/pages/staff/you', [['name'], ' (you)']];
export const add: Message = ['desk/pages/staff/add', 'Add a member of staff'];
export const adding: Message = ['desk/pages/staff/adding', 'Adding'];
export const addNow: Message = ['desk/pages/staff/addNow', 'Add and create the link'];
export const change: Message<{ name: string | number }> = ['desk/pages/staff/change', ['Change ', ['name']]];
export const changeShort: Message = ['desk/pages/staff/changeShort', 'Change'];
export const changing: Message = ['desk/pages/staff/changing', 'Saving'];
export const save: Message = ['desk/pages/staff/save', 'Save'];
export const changeTerms: Message<{ name: string | number }> = [
  'desk/pages/staff/changeTerms',
  ['Saving ends all sessions of ', ['name'], '.'],
];
export const disable: Message = ['desk/pages/staff/disable', 'Disable the account'];
export const disableHint: Message = [
  'desk/pages/staff/disableHint',
  'Nobody can sign in to it. Everything done with it stays in the log.',
];
export const newLink: Message = ['desk/pages/staff/newLink', 'Create a new set-up link'];
export const newLinkTerms: Message = [
  'desk/pages/staff/newLinkTerms',
  'For a lost password or app: the current ones stop working at once.',
];
export const linkTitle: Message<{ name: string | number }> = [
  'desk/pages/staff/linkTitle',
  ['Set-up link for ', ['name']],
];
export const linkTerms: Message<{ name: string | number }> = [
  'desk/pages/staff/linkTerms',
  ['Give it to ', ['name'], ' and to nobody else. It works once, within 24 hours, and is not shown again.'],
];
export const link: Message = ['desk/pages/staff/link', 'Link'];
export const done: Message = ['desk/pages/staff/done', 'Done'];
