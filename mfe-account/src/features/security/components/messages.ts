// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const notLoaded: Message = [
  'mfe-account/features/security/components/notLoaded',
  'Your sign-in settings did not load',
];
export const loading: Message = ['mfe-account/features/security/components/loading', 'Loading'];
export const cancel: Message = ['mfe-account/features/security/components/cancel', 'Cancel'];
export const sending: Message = ['mfe-account/features/security/components/sending', 'Sending'];
export const saving: Message = ['mfe-account/features/security/components/saving', 'Saving'];
export const remove: Message = ['mfe-account/features/security/components/remove', 'Remove'];
export const lastUsed: Message = ['mfe-account/features/security/components/lastUsed', 'Last used'];
export const keep: Message = ['mfe-account/features/security/components/keep', 'Keep it'];
export const unchanged: Message<{ failure: string | number }> = [
  'mfe-account/features/security/components/unchanged',
  ['Nothing was changed. ', ['failure']],
];
export const activity: Message = ['mfe-account/features/security/components/activity', 'Activity'];
export const activityMissing: Message = [
  'mfe-account/features/security/components/activityMissing',
  'Your activity did not load',
];
export const activityKept: Message<{ cause: string | number }> = [
  'mfe-account/features/security/components/activityKept',
  [['cause'], ' Nothing is lost.'],
];
export const loadingActivity: Message = [
  'mfe-account/features/security/components/loadingActivity',
  'Loading your activity',
];
export const noActivity: Message = [
  'mfe-account/features/security/components/noActivity',
  'No activity yet. Sign-ins and changes to your sign-in settings appear here.',
];
export const olderActivity: Message = ['mfe-account/features/security/components/olderActivity', 'Older activity'];
export const newestActivity: Message = ['mfe-account/features/security/components/newestActivity', 'Newest activity'];
export const byShop: Message<{ done: string | number; quiet: Tag }> = [
  'mfe-account/features/security/components/byShop',
  [['done'], ['quiet', ', by the shop']],
];
export const byStranger: Message<{ done: string | number; quiet: Tag }> = [
  'mfe-account/features/security/components/byStranger',
  [['done'], ['quiet', ', by somebody who was not signed in']],
];
export const showOlder: Message = ['mfe-account/features/security/components/showOlder', 'Show older activity'];
export const email: Message = ['mfe-account/features/security/components/email', 'Email'];
export const emailUse: Message<{ email: string | number }> = [
  'mfe-account/features/security/components/emailUse',
  ['You sign in with ', ['email'], ', and we send our emails there.'],
];
export const emailWaits: Message<{ email: string | number; hours: number }> = [
  'mfe-account/features/security/components/emailWaits',
  [
    'Waiting for you to confirm ',
    ['email'],
    ': open the link we sent there within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '.',
  ],
];
export const restoreUntil: Message<{ until: string | number }> = [
  'mfe-account/features/security/components/restoreUntil',
  [
    'Your email address has just changed. The former address can take the account back until ',
    ['until'],
    '. Until then, you cannot see transfer codes, create API keys, unlock or delete domains, change their owners, remove passkeys or the authenticator app, or close the account. To pay for an order with a card saved before, enter it again.',
  ],
];
export const removableFrom: Message<{ date: string | number }> = [
  'mfe-account/features/security/components/removableFrom',
  ['Can be removed from ', ['date'], '. Until then, the former email address can take the account back.'],
];
export const setEmail: Message = ['mfe-account/features/security/components/setEmail', 'Change the address'];
export const emailWhy: Message = [
  'mfe-account/features/security/components/emailWhy',
  'You are about to change the address of your account.',
];
export const openLink: Message<{ email: string | number }> = [
  'mfe-account/features/security/components/openLink',
  ['Open the link we sent to ', ['email'], '. Nothing changes until you do.'],
];
export const changeEmail: Message = [
  'mfe-account/features/security/components/changeEmail',
  'Change your email address',
];
export const emailTerms: Message<{ hours: number }> = [
  'mfe-account/features/security/components/emailTerms',
  [
    'We will send a link to the new address, and the change takes effect when you open the link. We will also email the old address, which can take the account back for ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '.',
  ],
];
export const sendLink: Message = ['mfe-account/features/security/components/sendLink', 'Send the link'];
export const newEmail: Message = ['mfe-account/features/security/components/newEmail', 'New email address'];
export const password: Message = ['mfe-account/features/security/components/password', 'Password'];
export const newEnds: Message = [
  'mfe-account/features/security/components/newEnds',
  'Changing it ends all your other sessions.',
];
export const setPassword: Message = ['mfe-account/features/security/components/setPassword', 'Change the password'];
export const passwordWhy: Message = [
  'mfe-account/features/security/components/passwordWhy',
  'To change your password, enter the current one.',
];
export const passwordChanged: Message = [
  'mfe-account/features/security/components/passwordChanged',
  'Your password has been changed. All other sessions have ended.',
];
export const changePassword: Message = [
  'mfe-account/features/security/components/changePassword',
  'Change your password',
];
export const passwordEnds: Message = [
  'mfe-account/features/security/components/passwordEnds',
  'This ends all your other sessions.',
];
export const newPassword: Message = ['mfe-account/features/security/components/newPassword', 'New password'];
export const passkeys: Message = ['mfe-account/features/security/components/passkeys', 'Passkeys'];
export const passkey: Message = ['mfe-account/features/security/components/passkey', 'Passkey'];
export const kept: Message = ['mfe-account/features/security/components/kept', 'Stored'];
export const keptEverywhere: Message = [
  'mfe-account/features/security/components/keptEverywhere',
  'On all your devices',
];
export const keptHere: Message = ['mfe-account/features/security/components/keptHere', 'On one device only'];
export const added: Message = ['mfe-account/features/security/components/added', 'Added'];
export const notYet: Message = ['mfe-account/features/security/components/notYet', 'Never'];
export const removeNamed: Message<{ name: string | number }> = [
  'mfe-account/features/security/components/removeNamed',
  ['Remove the passkey ', ['name']],
];
export const aboutPasskeys: Message<{ none: boolean }> = [
  'mfe-account/features/security/components/aboutPasskeys',
  [
    ['none', 1, { true: 'You have none yet. ', other: '' }],
    'A passkey signs you in with your fingerprint, your face or your device’s lock, without a password or code. It cannot be phished.',
  ],
];
export const yourPasskeys: Message = ['mfe-account/features/security/components/yourPasskeys', 'Your passkeys'];
export const addPasskey: Message = ['mfe-account/features/security/components/addPasskey', 'Add a passkey'];
export const passkeysUnknown: Message = [
  'mfe-account/features/security/components/passkeysUnknown',
  'This browser does not support passkeys. Add one from another browser.',
];
export const passkeyAdded: Message<{ name: string | number }> = [
  'mfe-account/features/security/components/passkeyAdded',
  ['The passkey ', ['name'], ' has been added. You can now sign in with it.'],
];
export const whereKept: Message = [
  'mfe-account/features/security/components/whereKept',
  'Your browser asks where to save it: on this device, on another one, or in your password manager.',
];
export const waitingDevice: Message = [
  'mfe-account/features/security/components/waitingDevice',
  'Waiting for your device',
];
export const makePasskey: Message = ['mfe-account/features/security/components/makePasskey', 'Create the passkey'];
export const name: Message = ['mfe-account/features/security/components/name', 'Name'];
export const nameHint: Message = [
  'mfe-account/features/security/components/nameHint',
  'A name to recognise this passkey by',
];
export const removalWhy: Message = [
  'mfe-account/features/security/components/removalWhy',
  'You are about to remove a passkey.',
];
export const passkeyRemoved: Message<{ name: string | number }> = [
  'mfe-account/features/security/components/passkeyRemoved',
  ['The passkey ', ['name'], ' has been removed.'],
];
export const removeQuestion: Message<{ name: string | number }> = [
  'mfe-account/features/security/components/removeQuestion',
  ['Remove the passkey ', ['name'], '?'],
];
export const removalTerms: Message = [
  'mfe-account/features/security/components/removalTerms',
  'You can no longer sign in with it. Your device or password manager may still show it; delete it there too.',
];
export const removePasskey: Message = ['mfe-account/features/security/components/removePasskey', 'Remove the passkey'];
export const oneMoment: Message = ['mfe-account/features/security/components/oneMoment', 'One moment'];
export const passwordAlone: Message = [
  'mfe-account/features/security/components/passwordAlone',
  'After that, you sign in with your password alone, and your recovery codes stop working.',
];
export const app: Message = ['mfe-account/features/security/components/app', 'Authenticator app'];
export const appOff: Message = [
  'mfe-account/features/security/components/appOff',
  'Off. An app on your phone shows a code that changes every 30 seconds. We ask for it after your password, and before sensitive changes.',
];
export const appOn: Message<{ date: Tag }> = [
  'mfe-account/features/security/components/appOn',
  ['On since ', ['date', ''], '. We ask for a code after your password, and before sensitive changes.'],
];
export const settingUp: Message = ['mfe-account/features/security/components/settingUp', 'Setting up'];
export const setUpApp: Message = ['mfe-account/features/security/components/setUpApp', 'Set up an app'];
export const removeApp: Message = ['mfe-account/features/security/components/removeApp', 'Remove the app'];
export const setUpWhy: Message = [
  'mfe-account/features/security/components/setUpWhy',
  'You are about to change how you sign in.',
];
export const appWhy: Message = [
  'mfe-account/features/security/components/appWhy',
  'You are about to remove your authenticator app.',
];
export const appRemoved: Message = [
  'mfe-account/features/security/components/appRemoved',
  'Authenticator app removed.',
];
export const appQuestion: Message = [
  'mfe-account/features/security/components/appQuestion',
  'Remove your authenticator app?',
];
export const appTerms: Message = [
  'mfe-account/features/security/components/appTerms',
  'We will no longer ask for its codes. Delete the entry in the app too.',
];
export const appAdded: Message = ['mfe-account/features/security/components/appAdded', 'Authenticator app added.'];
export const anyApp: Message = [
  'mfe-account/features/security/components/anyApp',
  'Any app that generates one-time codes will do.',
];
export const checking: Message = ['mfe-account/features/security/components/checking', 'Checking'];
export const turnOn: Message = ['mfe-account/features/security/components/turnOn', 'Turn on'];
export const scan: Message = [
  'mfe-account/features/security/components/scan',
  'Scan this with the app, or enter the key there manually.',
];
export const qrCode: Message = ['mfe-account/features/security/components/qrCode', 'QR code with the key for your app'];
export const key: Message<{ spoken: Tag; key: Tag }> = [
  'mfe-account/features/security/components/key',
  [
    ['spoken', 'Key: '],
    ['key', ''],
  ],
];
export const theKey: Message = ['mfe-account/features/security/components/theKey', 'the key'];
export const openHere: Message = ['mfe-account/features/security/components/openHere', 'Open in an app on this device'];
export const codeNow: Message = ['mfe-account/features/security/components/codeNow', 'Code shown in the app'];
export const codes: Message = ['mfe-account/features/security/components/codes', 'Recovery codes'];
export const aboutCodes: Message = [
  'mfe-account/features/security/components/aboutCodes',
  'Use a code if you lose your app or passkey. Each works once.',
];
export const codesLeft: Message<{ count: number }> = [
  'mfe-account/features/security/components/codesLeft',
  [
    'Use a code if you lose your app or passkey. Each works once. ',
    ['count', 2, { one: [0, ' is left.'], other: [0, ' are left.'] }],
  ],
];
export const codesFew: Message<{ count: number }> = [
  'mfe-account/features/security/components/codesFew',
  [
    [
      'count',
      2,
      {
        '=0': 'None are left: without your app or passkey you could not sign in. Create new ones now.',
        one: ['Only ', 0, ' is left. Create new ones before you need them.'],
        other: ['Only ', 0, ' are left. Create new ones before you need them.'],
      },
    ],
  ],
];
export const codesWhy: Message = [
  'mfe-account/features/security/components/codesWhy',
  'Recovery codes sign you in without your app or passkey.',
];
export const makingCodes: Message = ['mfe-account/features/security/components/makingCodes', 'Creating new ones'];
export const makeCodes: Message = ['mfe-account/features/security/components/makeCodes', 'Create new codes'];
export const keepFirst: Message = [
  'mfe-account/features/security/components/keepFirst',
  'Save them first: you will not see them again',
];
export const codesFile: Message<{ email: string | number; address: string | number }> = [
  'mfe-account/features/security/components/codesFile',
  ['Recovery codes for ', ['email'], ' at ', ['address'], '. Each works once.'],
];
export const keepCodes: Message = ['mfe-account/features/security/components/keepCodes', 'Save these recovery codes'];
export const codesUse: Message = [
  'mfe-account/features/security/components/codesUse',
  'Each one signs you in once, in place of your app or passkey. We show them only this once; earlier codes no longer work.',
];
export const done: Message = ['mfe-account/features/security/components/done', 'Done'];
export const downloadFile: Message = ['mfe-account/features/security/components/downloadFile', 'Download as a file'];
export const theCodes: Message = ['mfe-account/features/security/components/theCodes', 'the recovery codes'];
export const haveKept: Message = [
  'mfe-account/features/security/components/haveKept',
  'I have saved them somewhere I can find without this device',
];
export const sessions: Message = ['mfe-account/features/security/components/sessions', 'Sessions'];
export const sessionEnded: Message = [
  'mfe-account/features/security/components/sessionEnded',
  'The session has ended.',
];
export const othersEnded: Message = [
  'mfe-account/features/security/components/othersEnded',
  'All other sessions have ended.',
];
export const device: Message = ['mfe-account/features/security/components/device', 'Device'];
export const address: Message = ['mfe-account/features/security/components/address', 'Address'];
export const notKnown: Message = ['mfe-account/features/security/components/notKnown', 'Unknown'];
export const addressIn: Message<{ address: string | number; country: string | number }> = [
  'mfe-account/features/security/components/addressIn',
  [['address'], ' (', ['country'], ')'],
];
export const thisSession: Message = ['mfe-account/features/security/components/thisSession', 'This session'];
export const end: Message = ['mfe-account/features/security/components/end', 'End'];
export const endNamed: Message<{ device: string | number }> = [
  'mfe-account/features/security/components/endNamed',
  ['End the session of ', ['device']],
];
export const ending: Message = ['mfe-account/features/security/components/ending', 'Ending'];
export const notEnded: Message<{ failure: string | number }> = [
  'mfe-account/features/security/components/notEnded',
  ['The session was not ended. ', ['failure']],
];
export const signedIn: Message = ['mfe-account/features/security/components/signedIn', 'Where you are signed in'];
export const endOthers: Message = ['mfe-account/features/security/components/endOthers', 'End all other sessions'];
export const bySupport: Message<{ staff: string | number; done: string | number }> = [
  'mfe-account/features/security/components/bySupport',
  ['Support (', ['staff'], '): ', ['done']],
];
export const supportSession: Message<{ staff: string | number }> = [
  'mfe-account/features/security/components/supportSession',
  ['Support (', ['staff'], ')'],
];
export const ofOrder: Message<{ what: string | number; amount: string | number; link: Tag; number: string | number }> =
  [
    'mfe-account/features/security/components/ofOrder',
    [['what'], ': ', ['amount'], ', ', ['link', 'order ', ['number']]],
  ];
