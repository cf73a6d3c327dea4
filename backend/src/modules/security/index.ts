export { followEmailLink } from './email-change';
export { hours, link, type Reader } from './emails';
export { getFactors, hasFactor } from './factor-queries';
export { refuseGuessable } from './guessable-passwords';
export { cleanMailTokens, deleteMailTokens, findTokenOwner, issueToken, useToken } from './mail-token-queries';
export { cleanTickets } from './proof-ticket-queries';
export { askSecondFactor, recordReauth } from './proofs';
export { securityRoutes } from './routes';
export { takeCode } from './second-factor';
