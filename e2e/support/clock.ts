import type { Page } from 'playwright-core';
import type { Customer } from './customer';

const DAY_SECONDS = 86_400;

/**
 * Advances the clock of the shop by days. This ends any session, so the customer signs in again, and the tab is left empty: a page that
 * polls would find itself signed out in between.
 */
export async function letDaysPass(
  page: Page,
  shopUrl: string,
  { email, password }: Customer,
  days: number,
): Promise<void> {
  await page.goto('about:blank');
  const { request } = page.context();
  const post = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(`${shopUrl}${path}`, { data, headers: { origin: shopUrl } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('/dev/clock', { seconds: Math.round(days * DAY_SECONDS) });
  await post('/auth/login', { email, password });
}
