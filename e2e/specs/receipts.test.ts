import { readFile } from 'node:fs/promises';
import { accessibilityFindings } from '../support/axe';
import { CARDS, storeCard } from '../support/cards';
import { letDaysPass } from '../support/clock';
import { newCustomer, signUp } from '../support/customer';
import { script } from '../support/faults';
import { heading, main } from '../support/landmarks';
import { newestEmail } from '../support/mailbox';
import { pdfPages } from '../support/pdf';
import { openShop } from '../support/shop';
import { putInCart, Shopper, withKeyboard } from '../support/shopper';

const KEPT = 'quillharbourreceipt.com';
const LOST = 'quillharbourlostone.com';
const PREMIUM = 'brindle-wharf.com';
const TRANSFER = 'denied-receiptquay.com';

describe('A receipt', () => {
  const shop = openShop();

  it('[OR-09b] [RT-27] [TR-03b] [OR-10a] [PR-03a] for a domain, a premium domain, a lost domain and a denied transfer, bought by keyboard alone: on screen, on paper, as a PDF and by email', async () => {
    const { page, context, complaints } = await shop.visit();
    const customer = await signUp(context, shop.url, { ...newCustomer(), firstName: 'Ελένη Марія', lastName: '山田' });
    await storeCard(context.request, shop.stack, CARDS.approves);
    const hands = withKeyboard(page);
    const shopper = new Shopper(page, hands, customer);

    await page.goto('/site/transfer');
    await hands.fill(
      main(page).getByRole('textbox', { name: 'Domains and transfer codes' }),
      `${TRANSFER} Xy7!kQ92-code`,
    );
    await hands.press(main(page).getByRole('button', { name: 'Check 1 domain' }));
    await hands.press(
      main(page)
        .getByRole('button', { name: /^Add 1 domain/ })
        .or(main(page).getByRole('button', { name: /^Add .*\$/ }))
        .first(),
    );
    await heading(page, 'Cart, 1 domain').waitFor();
    for (const name of [KEPT, LOST, PREMIUM]) await putInCart(page, hands, name);
    const premium = page.getByRole('region', { name: 'Exact match' }).filter({ hasText: 'In your cart, premium' });
    const offered = /\$[\d,]+\.\d\d/.exec(await premium.innerText())?.[0] ?? 'no price';
    await page.goto('/site/registrant');
    await shopper.fillRegistrant();
    await hands.press(main(page).getByRole('button', { name: 'Continue to review' }));
    await heading(page, 'Check and pay').waitFor();
    await script(shop.stack, 'registrar', { operation: 'register', subject: LOST, fault: { kind: 'taken' }, times: 1 });
    await shopper.pay();
    const toReceipt = main(page).getByRole('link', { name: 'See the receipt' });
    await toReceipt.waitFor();
    await hands.press(toReceipt);

    await heading(page, 'Receipt R-000001').waitFor();
    const line = (name: string) => main(page).getByRole('row').filter({ hasText: name });
    expect(await line(KEPT).innerText()).toMatch(/Registration, 1 year, until .*\$\d/s);
    expect(await line(PREMIUM).innerText()).toContain(offered);
    expect(await line(LOST).innerText()).toMatch(/Not charged: Someone else registered it a moment ago.*\$0\.00/s);
    expect(await main(page).innerText()).toMatch(/Released, never charged\s+\$\d/);
    expect(await accessibilityFindings(page)).toEqual([]);
    const message = await newestEmail(shop.url, customer.email, /on its way|being transferred/);
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

    // Its current registrar denies the transfer on day five, and it is refunded.
    await letDaysPass(page, shop.url, customer, 1.1);
    await newestEmail(shop.url, customer.email, /^The transfer of denied-receiptquay\.com was confirmed/);
    await letDaysPass(page, shop.url, customer, 4);
    await newestEmail(shop.url, customer.email, / for denied-receiptquay\.com has been refunded$/);
    await page.goto(`/account/receipt?orderId=${orderId}`);
    const note = main(page).getByRole('link', { name: 'Refund note R-000002', exact: true });
    await note.waitFor();
    // The receipt itself stays as it was issued.
    expect(await line(TRANSFER).innerText()).not.toMatch(/refund/i);
    expect(await main(page).innerText()).toContain('Ελένη Марія 山田');
    expect(await accessibilityFindings(page)).toEqual([]);

    const words = ['R-000001', KEPT, LOST, PREMIUM, TRANSFER, orderId];
    await page.emulateMedia({ media: 'print' });
    const [paper = '', ...further] = pdfPages(await page.pdf({ format: 'A4' }));
    expect(further).toEqual([]);
    for (const word of words) expect(paper).toContain(word);
    expect(paper).toContain('Onymeter');
    expect(paper).not.toMatch(/Download PDF|Print receipt|Sign out|Cart|R-000002/);
    await page.emulateMedia({ media: 'screen' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('receipt-R-000001.pdf');
    const [pdf = '', ...more] = pdfPages(await readFile(await download.path()));
    expect(more).toEqual([]);
    for (const word of [...words, 'Ελένη Марія 山田', 'Not charged']) expect(pdf).toContain(word);
    expect(pdf).not.toContain('R-000002');

    const attached = await context.request.get(`${shop.url}${message.document}`);
    expect(attached.headers()['content-disposition']).toContain('receipt-R-000001.pdf');
    expect(pdfPages(await attached.body())).toEqual([pdf]);

    await hands.press(note);
    await heading(page, 'Refund note R-000002').waitFor();
    expect(await main(page).innerText()).toMatch(/Transfer, 1 year.*Refunded\s+\$\d/s);
    expect(await accessibilityFindings(page)).toEqual([]);
    const refund = await newestEmail(shop.url, customer.email, / for denied-receiptquay\.com has been refunded$/);
    const withRefund = await context.request.get(`${shop.url}${refund.document}`);
    expect(withRefund.headers()['content-disposition']).toContain('refund-note-R-000002.pdf');
    const [notePdf = '', ...rest] = pdfPages(await withRefund.body());
    expect(rest).toEqual([]);
    for (const word of ['Refund note R-000002', 'R-000001', TRANSFER, 'Billed to', 'Refunded to'])
      expect(notePdf).toContain(word);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
