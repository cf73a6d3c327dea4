export { default } from '../pages/nameservers/NameserversPage';
