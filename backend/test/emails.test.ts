import { everyEmail } from './support/every-email';

describe('an email to a customer or registrant says the same as text and as HTML', () => {
  test.each(Object.entries(everyEmail()))('%s', (_name, { to, subject, text, html, document }) => {
    expect(`To: ${to}\nSubject: ${subject}\nDocument: ${document ?? 'none'}\n\n${text}`).toMatchSnapshot('text');
    expect(html.replaceAll('<p>', '\n<p>')).toMatchSnapshot('HTML');
  });
});
