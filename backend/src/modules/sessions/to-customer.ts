import { type VatColumns, getCustomerVat } from '../../core/customer-vat';
import type { Customer } from '../../http/session';

/** Builds a `Customer` from the columns in `customerColumns`. */
export function toCustomer({
  vat_number,
  vat_status,
  vat_evidence,
  ...customer
}: Omit<Customer, 'vat'> & VatColumns): Customer {
  return { ...customer, vat: getCustomerVat({ vat_number, vat_status, vat_evidence }) };
}
