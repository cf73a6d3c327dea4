export { dismiss, noticesAtom, notify, useNotices, type Notice, type NoticeTone } from './notices';
export * as noticeMessages from './messages';
export { NOTICES, currencyGone } from './texts';
