import { readFile } from 'node:fs/promises';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp } from '../support/customer';
import { script } from '../support/faults';
import { heading, main } from '../support/landmarks';
import { newestLetter } from '../support/mailbox';
import { pdfPages } from '../support/pdf';
import { openShop } from '../support/shop';
import { putInCart, Shopper, withMouse } from '../support/shopper';

const KEPT = 'quillharbourreceipt.com';
const LOST = 'quillharbourlostone.com';
const TRANSFER = 'denied-receiptquay.com';

describe('A receipt', () => {
  const shop = openShop();

  it('[OR-09] [RT-27] [TR-03] [OR-10] of a name that is there, one that was lost and a transfer that is denied: on screen, on paper, as a PDF and by mail', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, { ...newCustomer(), firstName: 'Ελένη Марія', lastName: '山田' });
    await storeCard(context.request, shop.stack, CARDS.approves);
    const shopper = new Shopper(page, withMouse, customer);

    await page.goto('/site/transfer');
    await main(page).getByRole('textbox', { name: 'Names and transfer codes' }).fill(`${TRANSFER} Xy7!kQ92-code`);
    await main(page).getByRole('button', { name: 'Check 1 name' }).click();
    await main(page).getByRole('button', { name: /^Add 1 name/ }).or(main(page).getByRole('button', { name: /^Add .*\$/ })).first().click();
    await heading(page, 'Cart, 1 name').waitFor();
    for (const name of [KEPT, LOST]) await putInCart(page, withMouse, name);
    await page.goto('/site/registrant');
    await shopper.fillRegistrant();
    await main(page).getByRole('button', { name: 'Continue to review' }).click();
    await heading(page, 'Check and pay').waitFor();
    await script(shop.stack, 'registrar', { operation: 'register', subject: LOST, fault: { kind: 'taken' }, times: 1 });
    await shopper.pay();
    await main(page).getByRole('link', { name: 'See the receipt' }).click({ timeout: 30_000 });

    await heading(page, 'Receipt R-000001').waitFor();
    const line = (name: string) => main(page).getByRole('row').filter({ hasText: name });
    expect(await line(KEPT).innerText()).toMatch(/Registration, 1 year, until .*\$\d/s);
    expect(await line(LOST).innerText()).toMatch(/Not charged: Taken a moment ago by someone else.*\$0\.00/s);
    expect(await main(page).innerText()).toMatch(/Released, never charged\s+\$\d/);
    expect(await accessibilityFindings(page)).toEqual([]);
    const letter = await newestLetter(shop.url, customer.email, /on its way|being transferred/);
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

    // Its present registrar denies the transfer on day five, and its money goes back.
    await letDaysPass(context.request, shop.url, customer, 1.1);
    await newestLetter(shop.url, customer.email, /was confirmed/);
    await letDaysPass(context.request, shop.url, customer, 4);
    await newestLetter(shop.url, customer.email, /given back|denied/);
    await page.goto(`/account/receipt?orderId=${orderId}`);
    await line(TRANSFER).getByText(/^Charged and given back/).waitFor({ timeout: 30_000 });
    expect(await main(page).innerText()).toMatch(/Given back on .* \(R-000002\)\s+[-−]\$\d/);
    expect(await main(page).innerText()).toContain('Ελένη Марія 山田');
    expect(await accessibilityFindings(page)).toEqual([]);

    const words = ['R-000001', 'R-000002', KEPT, LOST, TRANSFER, orderId];
    await page.emulateMedia({ media: 'print' });
    const [paper = '', ...further] = pdfPages(await page.pdf({ format: 'A4' }));
    expect(further).toEqual([]);
    for (const word of words) expect(paper).toContain(word);
    expect(paper).not.toMatch(/Download PDF|Print receipt|Sign out|Cart/);
    await page.emulateMedia({ media: 'screen' });

    const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('link', { name: 'Download PDF' }).click()]);
    expect(download.suggestedFilename()).toBe('receipt-R-000001.pdf');
    const [pdf = '', ...more] = pdfPages(await readFile(await download.path()));
    expect(more).toEqual([]);
    for (const word of [...words, 'Ελένη Марія 山田', 'Not charged', 'Charged and given back']) expect(pdf).toContain(word);

    const attached = await context.request.get(`${shop.url}${letter.document}`);
    expect(attached.headers()['content-disposition']).toContain('receipt-R-000001.pdf');
    expect(pdfPages(await attached.body())).toEqual([pdf]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
