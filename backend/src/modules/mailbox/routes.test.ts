import { randomBytes } from 'node:crypto';
import { loadConfig } from '../../config/config';
import { emailTo, newEmail, registerCustomer } from '../../../test/support/account';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import { makeTestApp, type TestApp } from '../../../test/support/app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());

describe('the development mailbox', () => {
  it('returns emails as JSON with their links, newest first', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await registerCustomer(shop, first);
    shop.clock.advance(1);
    await registerCustomer(shop, second);
    const emails = (await shop.request({ url: '/dev/mailbox.json' })).json<
      { to: string; links: string[]; at: string }[]
    >();
    const { token } = await emailTo(shop, second);
    expect(emails.map(({ to }) => to)).toEqual([second, first]);
    expect(emails[0]).toMatchObject({
      subject: expect.any(String),
      text: expect.any(String),
      html: expect.stringContaining('<a href'),
      links: [`http://localhost:3000/site/verification?token=${token}&ask=password`],
      at: shop.clock.now().toISOString(),
    });
  });

  it('shows emails as a page with links and without scripts, whatever they contain', async () => {
    const email = newEmail();
    shop.clock.advance(1);
    await shop.deps.mail.send(
      renderEmail({
        locale: ENGLISH_LOCALE,
        to: email,
        subject: '<img src=x>',
        paragraphs: ['<img src=x>'],
        from: 'Shop',
      }),
    );
    shop.clock.advance(1);
    await registerCustomer(shop, email);
    const page = await shop.request({ url: '/dev/mailbox' });
    const { token } = await emailTo(shop, email);
    expect(page.body).toContain(`href="http://localhost:3000/site/verification?token=${token}&amp;ask=password"`);
    expect(page.body).toContain('&lt;img src=x&gt;');
    expect(page.body).not.toContain('<img');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('is absent in production', async () => {
    const production = loadConfig({
      NODE_ENV: 'production',
      SECRET_KEY: randomBytes(24).toString('hex'),
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://nobody@nowhere/none',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'shop@shop.example',
      ALLOW_SANDBOX: 'true',
    });
    const live = await makeTestApp({ replace: () => ({ config: production }) });
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/faults', '/dev/registry/tannerylane.com'])
      expect((await live.request({ url })).statusCode).toBe(404);
    expect((await live.request({ url: '/health/live' })).headers).not.toHaveProperty('x-statement-count');
    await live.close();
  });
});
