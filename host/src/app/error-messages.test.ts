import { loadErrorMessages } from './error-messages';
import { readLanguage } from './read-language';

afterEach(() => delete globalThis.__SF_MESSAGES__);

it('says errors by their codes once their messages are there, and in the words of the server before', async () => {
  const { t } = readLanguage();
  const text = () => t(['wrong_credentials', 'Server: no.']);
  expect(text()).toBe('Server: no.');
  await loadErrorMessages();
  expect(text()).toBe('Wrong email address or password. If you have just signed up, open the link in our email first.');
});

it('says them in the language of the page', async () => {
  globalThis.__SF_MESSAGES__ = { 'shared/errors/wrong_credentials': 'Falsche Adresse oder falsches Kennwort.' };
  const { t } = readLanguage();
  await loadErrorMessages();
  expect(t(['wrong_credentials', 'Server: no.'])).toBe('Falsche Adresse oder falsches Kennwort.');
});
