import { toUnicode } from '@storefront/shared/domain';
import { Link } from '@storefront/shared/routing';

/** Link to everything the desk has about a domain, or to its customer. @param name ASCII */
export function DomainLink({ name, customer }: { readonly name: string; readonly customer?: string }) {
  const to = customer === undefined ? `/?q=${encodeURIComponent(name)}` : `/customers/${customer}`;
  return (
    <Link to={to}>
      <span translate="no">{toUnicode(name)}</span>
    </Link>
  );
}
