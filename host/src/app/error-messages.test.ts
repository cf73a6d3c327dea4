import { translator } from '@storefront/shared/i18n';
import { loadErrorMessages } from './error-messages';

it('says errors by their codes once their messages are there, and in the words of the server before', async () => {
  const translations = {};
  const t = translator('en', translations);
  const text = () => t(['wrong_credentials', 'Server: no.']);
  expect(text()).toBe('Server: no.');
  await loadErrorMessages(translations);
  expect(text()).toBe('Wrong email address or password. If you have just signed up, open the link in our email first.');
});
