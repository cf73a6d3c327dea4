import type { MethodDetails, PaidWith } from '../contract';

/** Formats a payment method as customers know it, such as `Visa 4242`; empty if nothing is known. */
export function methodTitle(method: PaidWith): string {
  switch (method.type) {
    case undefined:
    case 'card':
      return `${method.brand} ${method.last4}`.trim();
  }
}

/** Picks the fields that name a payment method. */
export function namedMethod(method: PaidWith): PaidWith {
  switch (method.type) {
    case undefined:
    case 'card':
      return { type: 'card', brand: method.brand, last4: method.last4 };
  }
}

/** Returns the last month in which a payment method can be charged; null if it does not expire. */
function lastMonth(method: MethodDetails): { readonly month: number; readonly year: number } | null {
  switch (method.type) {
    case undefined:
    case 'card':
      return { month: method.exp_month, year: method.exp_year };
  }
}

/** Formats the expiry of a payment method as on a card, `08/28`; null if it does not expire. */
export function methodExpiry(method: MethodDetails): string | null {
  const last = lastMonth(method);
  return last && `${String(last.month).padStart(2, '0')}/${String(last.year % 100).padStart(2, '0')}`;
}

/** Whether a payment method has expired, by the local date. */
export function isMethodExpired(method: MethodDetails, now: Date): boolean {
  const last = lastMonth(method);
  return last !== null && new Date(last.year, last.month) <= now;
}

/** Returns the first moment, in UTC, at which a payment method can no longer be charged; null if it does not expire. */
export function methodEnd(method: MethodDetails): Date | null {
  const last = lastMonth(method);
  return last && new Date(Date.UTC(last.year, last.month));
}
