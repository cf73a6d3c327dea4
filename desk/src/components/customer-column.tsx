import { Link } from '@storefront/shared/routing';
import type { Column } from '@storefront/shared/ui/table';

interface OfCustomer {
  readonly customer: { readonly id: string; readonly name: string };
}

export const customerColumn = <Row extends OfCustomer>(header: string): Column<Row> => ({
  key: 'customer',
  header,
  cell: ({ customer }) => <Link to={`/customers/${customer.id}`}>{customer.name}</Link>,
});
