export { DomainForwarding } from './DomainForwarding';
export { EmailForwarding } from './EmailForwarding';
