export { default } from '../pages/dns/DnsPage';
