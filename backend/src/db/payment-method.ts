import type { MethodDetails } from '@storefront/shared/contract';
import { payment_methods } from './schema';

/** The columns that describe a payment method. Each row is a card; another type would use these columns, or columns of its own. */
export const methodColumns = {
  brand: payment_methods.brand,
  last4: payment_methods.last4,
  exp_month: payment_methods.exp_month,
  exp_year: payment_methods.exp_year,
};

type MethodRow = Pick<typeof payment_methods.$inferSelect, keyof typeof methodColumns>;

/** Converts a row to the details of a payment method. */
export const toMethodDetails = ({ brand, last4, exp_month, exp_year }: MethodRow): MethodDetails => ({
  type: 'card',
  brand,
  last4,
  exp_month,
  exp_year,
});

/** Returns what identifies a payment method in audit entries and order messages. */
export const methodName = ({ brand, last4 }: Pick<MethodRow, 'brand' | 'last4'>) => ({ brand, last4 });

/** Converts the details of a payment method to a row. */
export const methodRow = ({ brand, last4, exp_month, exp_year }: MethodDetails): MethodRow => ({
  brand,
  last4,
  exp_month,
  exp_year,
});
