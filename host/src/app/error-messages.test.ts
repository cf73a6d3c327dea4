import { loadErrorMessages } from './error-messages';
import { readLanguage } from './read-language';

afterEach(() => delete globalThis.__SF_MESSAGES__);

it('loadErrorMessages replaces the server’s text of an error with the message of its code', async () => {
  const { t } = readLanguage();
  const text = () => t(['wrong_credentials', 'Server: no.']);
  expect(text()).toBe('Server: no.');
  await loadErrorMessages();
  expect(text()).toBe('Wrong email address or password. If you have just signed up, open the link in our email first.');
});

it('loadErrorMessages gives messages in the language of the page', async () => {
  globalThis.__SF_MESSAGES__ = { 'shared/errors/wrong_credentials': 'Falsche Adresse oder falsches Kennwort.' };
  const { t } = readLanguage();
  await loadErrorMessages();
  expect(t(['wrong_credentials', 'Server: no.'])).toBe('Falsche Adresse oder falsches Kennwort.');
});
