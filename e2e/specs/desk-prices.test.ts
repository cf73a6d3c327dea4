import { accessibilityFindings } from '../support/axe';
import { heading, main } from '../support/landmarks';
import { openShop } from '../support/shop';
import { visitDesk } from '../support/staff';

interface Offer {
  readonly tld: string;
  readonly register: number;
}

describe('The price list in the desk', () => {
  const shop = openShop();

  async function comPrice(): Promise<number | undefined> {
    const answer = await fetch(`${shop.url}/api/domain/1.0/tlds?currency_code=USD`);
    return ((await answer.json()) as Offer[]).find(({ tld }) => tld === 'com')?.register;
  }

  it('[BO-04g] is edited, compared, previewed and published once, and restored', async () => {
    expect(await comPrice()).toBe(12.9);
    const { page, complaints } = await visitDesk(shop, 'Ines Okafor', 'admin');
    await page.getByRole('link', { name: 'Prices' }).click();
    await heading(page, 'Prices').waitFor();

    await page.getByLabel('Filter rows').fill('.com in');
    await page.getByRole('button', { name: 'Edit .com in USD' }).click();
    const row = page.getByRole('dialog');
    await row.getByLabel('Registration', { exact: true }).fill('13.90');
    await row.getByRole('button', { name: 'Add to the draft' }).click();
    const differences = page.getByRole('region', { name: 'Differences' });
    await differences.getByText('+7.8%', { exact: true }).waitFor();
    await page.getByLabel('Customer in').selectOption('DE');
    await page.getByText('With VAT Germany, 19%.').waitFor();
    const preview = page.getByRole('table', { name: 'What customers see' });
    await preview
      .getByRole('row', { name: /^Registration, 1 year/ })
      .filter({ hasText: /\$15\.35[^]*\$16\.54/ })
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await comPrice()).toBe(12.9);

    await page.reload();
    await differences.getByText('13.90').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Why').fill('Registry fee goes up');
    expect(await accessibilityFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Publish' }).dblclick();
    await page.getByText('The draft is empty.').waitFor();
    expect(await comPrice()).toBe(13.9);

    const places = page.getByRole('navigation', { name: 'Prices and their history' });
    await places.getByRole('link', { name: 'History' }).click();
    await main(page)
      .getByRole('link', { name: /^Version \d+$/ })
      .waitFor();
    const versions = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^Version \d+$/ }) });
    expect(await versions.count()).toBe(1);
    expect(await versions.innerText()).toMatch(/Registry fee goes up[^]*Ines Okafor/);
    await page.getByRole('button', { name: 'Go back to the prices that the shop came with' }).click();
    await differences.getByText('12.90').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await question.getByLabel('Why').fill('Too early');
    await question.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('The draft is empty.').waitFor();
    expect(await comPrice()).toBe(12.9);
    expect(complaints).toEqual([]);
  });
});
