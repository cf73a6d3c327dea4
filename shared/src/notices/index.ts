export { dismiss, noticesAtom, notify, useNotices, type Notice, type NoticeTone } from './notices';
export { NOTICES, currencyGone } from './texts';
