// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/webhooks/title', 'Webhooks'];
export const lead: Message = [
  'desk/pages/webhooks/lead',
  'Webhooks tell other systems, such as accounting or a CRM, what happens in the shop.',
];
export const loading: Message = ['desk/pages/webhooks/loading', 'Loading the webhooks'];
export const notLoaded: Message = ['desk/pages/webhooks/notLoaded', 'The webhooks did not load'];
export const none: Message = ['desk/pages/webhooks/none', 'No webhooks yet'];
export const notFound: Message = [
  'desk/pages/webhooks/notFound',
  'There is no such webhook. It may have been deleted.',
];
export const name: Message = ['desk/pages/webhooks/name', 'Name'];
export const status: Message = ['desk/pages/webhooks/status', 'Status'];
export const statusName: Message<{ status: 'active' | 'failing' | 'staff' | 'gone' | 'broken' }> = [
  'desk/pages/webhooks/statusName',
  [
    [
      'status',
      1,
      {
        active: 'Active',
        failing: 'Failing',
        staff: 'Disabled',
        gone: 'Disabled: it wants no more events',
        broken: 'Disabled: it has failed for five days',
        other: '',
      },
    ],
  ],
];
export const address: Message = ['desk/pages/webhooks/address', 'Address'];
export const addressHint: Message = ['desk/pages/webhooks/addressHint', 'Such as https://crm.example/hooks'];
export const description: Message = ['desk/pages/webhooks/description', 'Description'];
export const descriptionHint: Message = ['desk/pages/webhooks/descriptionHint', 'For you, to tell webhooks apart'];
export const events: Message = ['desk/pages/webhooks/events', 'Events'];
export const eventCount: Message<{ count: number }> = [
  'desk/pages/webhooks/eventCount',
  [['count', 2, { one: [0, ' event'], other: [0, ' events'] }]],
];
export const details: Message = ['desk/pages/webhooks/details', 'Details'];
export const failingSince: Message = ['desk/pages/webhooks/failingSince', 'Failing since'];
export const formerSecret: Message = ['desk/pages/webhooks/formerSecret', 'Former secret signs until'];
export const isDisabled: Message<{ because: 'gone' | 'failing' | 'staff' }> = [
  'desk/pages/webhooks/isDisabled',
  [
    'This webhook is disabled. ',
    [
      'because',
      1,
      {
        gone: 'It answered 410: it wants no more events. ',
        failing: 'Every delivery has failed for five days. ',
        other: '',
      },
    ],
    'Its events wait for up to 30 days and are sent once you enable it.',
  ],
];
export const add: Message = ['desk/pages/webhooks/add', 'Add a webhook'];
export const adding: Message = ['desk/pages/webhooks/adding', 'Adding'];
export const addTerms: Message = [
  'desk/pages/webhooks/addTerms',
  'The shop sends events to this address, signed with a secret that you see next.',
];
export const edit: Message = ['desk/pages/webhooks/edit', 'Edit'];
export const editTitle: Message<{ name: string | number }> = ['desk/pages/webhooks/editTitle', ['Edit ', ['name']]];
export const editTerms: Message = [
  'desk/pages/webhooks/editTerms',
  'Events that are waiting go to the new address too.',
];
export const save: Message = ['desk/pages/webhooks/save', 'Save'];
export const saved: Message<{ name: string | number }> = ['desk/pages/webhooks/saved', [['name'], ' was saved.']];
export const changing: Message = ['desk/pages/webhooks/changing', 'Changing the webhook'];
export const secret: Message = ['desk/pages/webhooks/secret', 'Secret'];
export const secretTitle: Message = ['desk/pages/webhooks/secretTitle', 'Copy the secret now'];
export const secretTerms: Message = [
  'desk/pages/webhooks/secretTerms',
  'The receiver needs it to verify events. It is not shown again; if it is lost, replace it.',
];
export const secretRotated: Message = [
  'desk/pages/webhooks/secretRotated',
  'The receiver needs it to verify events. It is not shown again. Until tomorrow at this time, the former secret signs too.',
];
export const secretReminder: Message = [
  'desk/pages/webhooks/secretReminder',
  'Copy the secret first: it is not shown again.',
];
export const done: Message = ['desk/pages/webhooks/done', 'I have copied it'];
export const rotate: Message = ['desk/pages/webhooks/rotate', 'Replace the secret'];
export const rotateTitle: Message<{ name: string | number }> = [
  'desk/pages/webhooks/rotateTitle',
  ['Replace the secret of ', ['name'], '?'],
];
export const rotateTerms: Message = [
  'desk/pages/webhooks/rotateTerms',
  'For 24 hours, both secrets sign, so that the receiver has time to change over. Then the former one ends.',
];
export const disable: Message = ['desk/pages/webhooks/disable', 'Disable'];
export const disableTitle: Message<{ name: string | number }> = [
  'desk/pages/webhooks/disableTitle',
  ['Disable ', ['name'], '?'],
];
export const disableTerms: Message = [
  'desk/pages/webhooks/disableTerms',
  'Nothing is sent to it any more. Its events wait for up to 30 days and are sent once you enable it.',
];
export const disabled: Message<{ name: string | number }> = [
  'desk/pages/webhooks/disabled',
  [['name'], ' is disabled.'],
];
export const enable: Message = ['desk/pages/webhooks/enable', 'Enable'];
export const enableTitle: Message<{ name: string | number }> = [
  'desk/pages/webhooks/enableTitle',
  ['Enable ', ['name'], '?'],
];
export const enableTerms: Message = [
  'desk/pages/webhooks/enableTerms',
  'Events that are waiting are sent at once, oldest first.',
];
export const enabled: Message<{ name: string | number }> = ['desk/pages/webhooks/enabled', [['name'], ' is enabled.']];
export const remove: Message = ['desk/pages/webhooks/remove', 'Delete'];
export const deleteTitle: Message<{ name: string | number }> = [
  'desk/pages/webhooks/deleteTitle',
  ['Delete ', ['name'], '?'],
];
export const deleteTerms: Message = [
  'desk/pages/webhooks/deleteTerms',
  'Nothing is sent to it any more, and its deliveries are deleted. You cannot undo this.',
];
export const deleted: Message<{ name: string | number }> = ['desk/pages/webhooks/deleted', [['name'], ' was deleted.']];
export const deliveries: Message = ['desk/pages/webhooks/deliveries', 'Deliveries'];
export const deliveriesLoading: Message = ['desk/pages/webhooks/deliveriesLoading', 'Loading the deliveries'];
export const deliveriesFailed: Message = ['desk/pages/webhooks/deliveriesFailed', 'The deliveries did not load'];
export const noDeliveries: Message = ['desk/pages/webhooks/noDeliveries', 'No deliveries within the last 30 days'];
export const event: Message = ['desk/pages/webhooks/event', 'Event'];
export const happened: Message = ['desk/pages/webhooks/happened', 'Happened'];
export const response: Message = ['desk/pages/webhooks/response', 'Response'];
export const deliveryStatus: Message<{ status: 'waiting' | 'delivered' | 'failed' }> = [
  'desk/pages/webhooks/deliveryStatus',
  [['status', 1, { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed', other: '' }]],
];
export const nextAttempt: Message<{ attempts: number; at: Tag }> = [
  'desk/pages/webhooks/nextAttempt',
  [['attempts', 2, { one: [0, ' attempt'], other: [0, ' attempts'] }], ', next ', ['at', '']],
];
export const notSent: Message = ['desk/pages/webhooks/notSent', 'Not sent yet'];
export const noResponse: Message = ['desk/pages/webhooks/noResponse', 'None'];
export const problemName: Message<{ problem: 'timeout' | 'no_connection' | 'private_address' | 'insecure' }> = [
  'desk/pages/webhooks/problemName',
  [
    [
      'problem',
      1,
      {
        timeout: 'No response within 10 seconds',
        no_connection: 'No connection',
        private_address: 'Not a public address',
        insecure: 'Not an https: address',
        other: '',
      },
    ],
  ],
];
export const again: Message = ['desk/pages/webhooks/again', 'Send again'];
export const againNamed: Message<{ event: string | number; at: string | number }> = [
  'desk/pages/webhooks/againNamed',
  ['Send again: ', ['event'], ', ', ['at']],
];
export const sendTest: Message = ['desk/pages/webhooks/sendTest', 'Send a test event'];
export const sending: Message = ['desk/pages/webhooks/sending', 'Sending'];
export const testEvent: Message = ['desk/pages/webhooks/testEvent', 'Test event'];
export const orderCompleted: Message = ['desk/pages/webhooks/orderCompleted', 'An order is completed'];
export const orderFailed: Message = ['desk/pages/webhooks/orderFailed', 'An order has failed'];
export const orderRefunded: Message = ['desk/pages/webhooks/orderRefunded', 'Money of an order was refunded'];
export const refundFailed: Message = ['desk/pages/webhooks/refundFailed', 'A refund came back'];
export const domainRegistered: Message = ['desk/pages/webhooks/domainRegistered', 'A domain is registered'];
export const domainRenewed: Message = ['desk/pages/webhooks/domainRenewed', 'A domain is renewed'];
export const domainTransferred: Message = ['desk/pages/webhooks/domainTransferred', 'A domain is transferred in'];
export const domainMoved: Message = ['desk/pages/webhooks/domainMoved', 'A domain has moved away'];
export const domainDeleted: Message = ['desk/pages/webhooks/domainDeleted', 'A domain is deleted'];
export const domainReleased: Message = ['desk/pages/webhooks/domainReleased', 'A domain has expired and is released'];
