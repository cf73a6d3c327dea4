export { DnsPage as default } from '../pages/dns/DnsPage';
