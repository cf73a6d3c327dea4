import { toUnicode } from '@storefront/shared/domain';
import { Link } from '@storefront/shared/routing';

/** A domain by name, which leads to all that the desk has of it, or to its customer. @param name ASCII */
export function DomainLink({ name, customer }: { readonly name: string; readonly customer?: string }) {
  const to = customer === undefined ? `/?q=${encodeURIComponent(name)}` : `/customers/${customer}`;
  return (
    <Link to={to}>
      <span translate="no">{toUnicode(name)}</span>
    </Link>
  );
}
