import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { StaffRole } from '@storefront/shared/contract/desk';
import { codeApp } from './authenticator';
import { heading, main } from './landmarks';
import type { openShop } from './shop';
import type { Visit } from './browser';

const COMMAND = path.resolve(__dirname, '../../backend/dist/add-staff-command.mjs');
const PASSWORD = 'ferry lantern orchard 9';

type Shop = ReturnType<typeof openShop>;

/** Opens a browser in which a new member of staff has just signed in to the desk. */
export const visitDesk = (shop: Shop, name: string, role: StaffRole): Promise<Visit> =>
  visitDeskWithCodes(shop, name, role);

/** Like `visitDesk`, with a function for the next code of the authenticator app. */
export async function visitDeskWithCodes(
  shop: Shop,
  name: string,
  role: StaffRole,
): Promise<Visit & { readonly nextCode: () => Promise<string> }> {
  const address = `${name.toLowerCase().replaceAll(' ', '.')}@shop.example`;
  const output = execFileSync(process.execPath, [COMMAND, address, name, role], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: shop.stack.dataDir, DESK_PORT: new URL(shop.stack.deskUrl).port },
  });
  const desk = await shop.visit({ baseURL: shop.stack.deskUrl });
  const { page } = desk;
  await page.goto(/http\S+/.exec(output)?.[0] ?? '');
  await heading(page, 'Set up your account').waitFor();
  // The key appears a moment after the heading.
  await page.getByLabel('The code your app shows now').waitFor();
  const key = /enter the key ([A-Z2-7 ]+)\./.exec(await main(page).innerText())?.[1] ?? '';
  const nextCode = codeApp(shop.url, key);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('The code your app shows now').fill(await nextCode());
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await heading(page, 'What are you looking for?').waitFor();
  return { ...desk, nextCode };
}
