export { endPendingChange, followEmailLink } from './email-change';
export { link, type Reader, type Shop } from './emails';
export { refuseGuessable } from './guessable-passwords';
export { findTokenOwner, issueToken, useToken } from './mail-tokens';
export { cleanTickets } from './proof-tickets';
export { askSecondFactor, recordReauth } from './proofs';
export { securityRoutes } from './routes';
export { factorsOf, hasFactor, takeCode } from './second-factor';
