export { NameserversPage as default } from '../pages/nameservers/NameserversPage';
