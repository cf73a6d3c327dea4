import type { Page } from 'playwright-core';

/** A cart as stored in a browser, of new domains that were added some time ago. */
export function storedCart(names: readonly string[], change: Record<string, unknown> = {}): string {
  const at = Date.now() - 60_000;
  const item = (domain: string) => ({
    type: 'new',
    domain,
    period: 1,
    quantity: 1,
    price: 1290,
    cost: 1290,
    tax: 0,
    tax_rates: [],
    sub_products: [],
    privacy: false,
    autorenew: true,
    currency_code: 'USD',
    renewal_price: 1490,
    priced: 'checking',
    max_year: 10,
    ...change,
  });
  const entries = Object.fromEntries(
    names.map((domain, index) => [domain, { at: at + index, by: 'earlier', since: at + index, item: item(domain) }]),
  );
  return JSON.stringify({ v: 1, data: { entries } });
}

/** Stores values in the browser for the shop before any of its pages is opened. */
export async function storeInBrowser(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  // A URL of the shop's origin without scripts of the shop.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
    values,
  );
}

/** Opens the cart page in a browser with these stored values. */
export async function openCart(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  await storeInBrowser(page, stored);
  await page.goto('/site/cart');
}
