export { DomainName, type DomainNameProps } from './DomainName';
