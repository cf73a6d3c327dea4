export { redeemEmailLink } from './email-change';
export { addressChangedEmail, changeFacts, changesStopped, hours, type ChangeFacts } from './emails';
export { getFactors, hasFactor } from './factor-queries';
export { refuseGuessable } from './guessable-passwords';
export {
  cleanMailTokens,
  deleteMailTokens,
  cancelPendingRequests,
  findTokenOwner,
  issueToken,
  issueTokenUntil,
  useToken,
} from './mail-token-queries';
export { cleanTickets } from './proof-ticket-queries';
export { createSecondFactorTicket, recordReauth } from './proofs';
export { endAccess, findOwner, lockOpenAccount, moveToAddress, type Account } from './queries';
export { cancelRemoval, openRemoval, viewRemovals } from './removal/staff-removals';
export { securityRoutes } from './routes';
export { consumeCode, ticketEnded } from './second-factor';
