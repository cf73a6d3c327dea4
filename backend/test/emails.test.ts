import escapeHtml from 'escape-html';
import { everyEmail } from './support/every-email';
import { untranslated } from './support/pseudo-text';

jest.mock('../src/core/translations', () => jest.requireActual('./support/pseudo-translations'));

describe('an email to a customer or registrant says the same as text and as HTML', () => {
  test.each(Object.entries(everyEmail()))('%s', (_name, { to, subject, text, html, document }) => {
    expect(`To: ${to}\nSubject: ${subject}\nDocument: ${document ?? 'none'}\n\n${text}`).toMatchSnapshot('text');
    expect(html.replaceAll('<p>', '\n<p>')).toMatchSnapshot('HTML');
  });
});

describe('[BO-02d] an email that can be sent again', () => {
  test.each(Object.entries(everyEmail()).filter(([, { about }]) => about !== undefined))(
    'has no key in it: %s',
    (_name, { text, html, about }) => {
      expect(`${text}${html}`).not.toMatch(/[?&](token|correction|registrant)=/);
      expect(about).toMatch(/^(order|customer):/);
    },
  );

  test.each([
    ...[
      'order done',
      'order paid',
      'transfer called off',
      'money of an order returned',
      'DNSSEC off',
      'domain deleted',
    ],
    ...['domain expires', 'several domains expire', 'auto-renew ahead', 'auto-renew failed'],
  ])('is one about %s', (name) => {
    expect(everyEmail()[name]?.about).toBeDefined();
  });
});

const NAMES = [
  ...['Ada', 'Lovelace', 'Onymeter', 'Visa 4242', 'IE6388047V', '0199a0b0-0000-7000-8000-000000000001', '0199a0b0'],
  ...['certbot', 'sync', 'sfk_Ab3dE9Xy', 'Japan'],
  ...['bücher.com', 'ns1.example.net', 'ns2.example.net', 'example.net', 'example.org'],
];

describe('[LG-06c] an email as HTML says its subject as title and as its one heading', () => {
  test.each(Object.entries(everyEmail()))('%s', (_name, { subject, html }) => {
    const texts = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);
    expect([texts('title'), texts('h1')]).toEqual([[escapeHtml(subject)], [escapeHtml(subject)]]);
  });
});

describe('an email is in the language of its reader, and nothing of it in another', () => {
  test.each(Object.entries(everyEmail('en-XA')))('%s', (_name, { subject, text, html }) => {
    expect(untranslated(`${subject}\n${text}`, NAMES)).toEqual([]);
    expect(subject).toMatch(/^\[.+\]$/);
    const inLanguage = 'lang="en-XA" dir="ltr"';
    expect(html).toMatch(new RegExp(`^<!doctype html><html ${inLanguage}><head>.*</head><body><div ${inLanguage} `));
  });

  test('and leads to pages in it', () => {
    const linksIn = (texts: Record<string, { text: string }>) =>
      Object.values(texts).flatMap(({ text }) => text.match(/https:\/\/shop\.example\S*/g) ?? []);
    expect(linksIn(everyEmail('de')).filter((link) => !link.startsWith('https://shop.example/de/'))).toEqual([]);
    expect(linksIn(everyEmail()).filter((link) => link.startsWith('https://shop.example/en'))).toEqual([]);
  });

  test('written from right to left', () => {
    expect(everyEmail('ar')['account closed']?.html).toMatch(
      /^<!doctype html><html lang="ar" dir="rtl">.*<div lang="ar" dir="rtl" /,
    );
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
  test.each([
    ['order done, several registered', 'Your 2 domains are ready'],
    ['order done, several renewed', 'Your 2 domains are renewed'],
    ['order done, several transferred', 'Your 2 domains have arrived'],
    ['order done, several', 'Your order for 2 domains is complete'],
    ['order done in part, renewals', '1 of 2 domains renewed'],
    ['order paid, several renewals open', '2 domains are being renewed'],
  ])('[OR-03f] says in its subject what was done: %s', (name, subject) => {
    expect(everyEmail()[name]?.subject).toBe(subject);
  });

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
