import type { APIRequestContext } from 'playwright-core';
import type { Customer } from './customer';

const DAY_SECONDS = 86_400;

/** Lets days go by in the shop. So long a time ends any session, so the customer signs in again. */
export async function letDaysPass(request: APIRequestContext, shopUrl: string, { email, password }: Customer, days: number): Promise<void> {
  const post = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(`${shopUrl}${path}`, { data, headers: { origin: shopUrl } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('/dev/clock', { seconds: Math.round(days * DAY_SECONDS) });
  await post('/auth/login', { email, password });
}
