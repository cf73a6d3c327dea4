import { everyEmail } from './support/every-email';
import { untranslated } from './support/pseudo-text';

jest.mock('../src/core/translations', () => jest.requireActual('./support/pseudo-translations'));

describe('an email to a customer or registrant says the same as text and as HTML', () => {
  test.each(Object.entries(everyEmail()))('%s', (_name, { to, subject, text, html, document }) => {
    expect(`To: ${to}\nSubject: ${subject}\nDocument: ${document ?? 'none'}\n\n${text}`).toMatchSnapshot('text');
    expect(html.replaceAll('<p>', '\n<p>')).toMatchSnapshot('HTML');
  });
});

const NAMES = [
  ...['Ada', 'Lovelace', 'Onymeter', 'Visa 4242', 'IE6388047V', '0199a0b0-0000-7000-8000-000000000001', '0199a0b0'],
  ...['certbot', 'sync', 'sfk_Ab3dE9Xy'],
  ...['bücher.com', 'ns1.example.net', 'ns2.example.net', 'example.net', 'example.org'],
];

describe('an email is in the language of its reader, and nothing of it in another', () => {
  test.each(Object.entries(everyEmail('en-XA')))('%s', (_name, { subject, text, html }) => {
    expect(untranslated(`${subject}\n${text}`, NAMES)).toEqual([]);
    expect(subject).toMatch(/^\[.+\]$/);
    expect(html).toMatch(/^<!doctype html><html lang="en-XA"><body>/);
  });

  test('and leads to pages in it', () => {
    const linksIn = (texts: Record<string, { text: string }>) =>
      Object.values(texts).flatMap(({ text }) => text.match(/https:\/\/shop\.example\S*/g) ?? []);
    expect(linksIn(everyEmail('de')).filter((link) => !link.startsWith('https://shop.example/de/'))).toEqual([]);
    expect(linksIn(everyEmail()).filter((link) => link.startsWith('https://shop.example/en'))).toEqual([]);
  });

  test('written from right to left', () => {
    expect(everyEmail('ar')['account closed']?.html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><body>/);
  });

  test('with its dates, amounts and lists', () => {
    const emails = everyEmail('de');
    expect(emails['domain deleted']?.text).toContain('You deleted bücher.com on 25. November 2026 um 14:30:05 UTC.');
    expect(emails['order done']?.text).toContain('until 20. Dezember 2026');
    expect(emails['order done']?.text).toMatch(/: 16,13\s\$\./u);
    expect(emails['order done, add-ons']?.text).toContain(
      'Privacy Protection und Email Forwarding for 2 new addresses',
    );
  });
});

describe('the email about an order', () => {
  const texts = (name: string) => everyEmail()[name]?.text ?? '';

  test.each(['order done, of a consumer', 'order paid, of a consumer'])(
    '[LG-05d] confirms the consent of a consumer, and how to withdraw from the rest: %s',
    (name) => {
      expect(texts(name)).toContain('you asked us to carry out your order at once');
      expect(texts(name)).toContain('you may withdraw until the end of December 9th, 2026, without');
      expect(texts(name)).toContain('https://shop.example/site/purchase?order=0199a0b0-0000-7000-8000-000000000001');
      expect(texts(name)).toContain('https://shop.example/tac');
    },
  );

  test('[LG-05d] says nothing of a right that there is not: nobody consented, or nothing was charged', () => {
    expect(texts('order done')).not.toMatch(/withdraw/);
    expect(texts('order failed, of a consumer')).not.toMatch(/withdraw/);
  });

  test('[OR-03e] names the add-ons that were bought with a domain, and where they are set up', () => {
    expect(texts('order done, with add-ons')).toContain('Email Forwarding for 2 addresses, and Domain Forwarding');
    expect(texts('order done, with add-ons')).toContain('Set up your email addresses for bücher.com: https://');
  });
});
