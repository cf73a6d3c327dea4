import type { MethodDetails, PaidWith } from '../contract';

/** A payment method as people know it, such as `Visa 4242`; empty where nothing is known. */
export function methodTitle(method: PaidWith): string {
  switch (method.type) {
    case undefined:
    case 'card':
      return `${method.brand} ${method.last4}`.trim();
  }
}

/** Only the fields that name a payment method. */
export function namedMethod(method: PaidWith): PaidWith {
  switch (method.type) {
    case undefined:
    case 'card':
      return { type: 'card', brand: method.brand, last4: method.last4 };
  }
}

/** The last month in which it can be charged; null if it does not expire. */
function lastMonth(method: MethodDetails): { readonly month: number; readonly year: number } | null {
  switch (method.type) {
    case undefined:
    case 'card':
      return { month: method.exp_month, year: method.exp_year };
  }
}

/** When a payment method expires, as it is printed on a card: `08/28`. Null for one that does not. */
export function methodExpiry(method: MethodDetails): string | null {
  const last = lastMonth(method);
  return last && `${String(last.month).padStart(2, '0')}/${String(last.year % 100).padStart(2, '0')}`;
}

/** Whether it has expired, by the local date. */
export function isMethodExpired(method: MethodDetails, now: Date): boolean {
  const last = lastMonth(method);
  return last !== null && new Date(last.year, last.month) <= now;
}

/** The first moment, in UTC, at which it can no longer be charged; null if it does not expire. */
export function methodEnd(method: MethodDetails): Date | null {
  const last = lastMonth(method);
  return last && new Date(Date.UTC(last.year, last.month));
}
