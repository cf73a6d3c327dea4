export { noteServerTime } from '../api/server-clock';
export { accessibilityFindings } from './accessibility-findings';
export { countries } from './countries';
export { fakeApi, refusal, WithHeaders, type Call, type EndpointId, type FakeApi, type Handlers } from './fake-api';
export {
  addOnAnswer,
  addOnLine,
  cartItem,
  billingDetails,
  contact,
  domainInfo,
  domainRow,
  eur,
  order,
  orderedItem,
  paymentMethod,
  priceAnswer,
  profile,
  searchResult,
  settings,
  subProduct,
  taxLine,
  tldOffer,
  usd,
} from './fixtures';
export { fakePasskeys } from './fake-passkeys';
export { givePassword, guardedByPassword } from './password-guard';
export { asId, branded, type Plain } from './plain';
export { pasteInto } from './paste-into';
export { renderWithProviders } from './render-with-providers';
export { resetShared } from './reset-shared';
export { signedIn, surround, type Surroundings } from './surroundings';
