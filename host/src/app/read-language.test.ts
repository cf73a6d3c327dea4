import { formatDate, setPageLanguage } from '@storefront/shared/domain';
import { pageTranslate, setPageTranslate, translator, type Message } from '@storefront/shared/i18n';
import { currentPath, setPathLanguage } from '@storefront/shared/routing';
import { readLanguage } from './read-language';

const close: Message = [7, 'Close'];
const later: Message = [8, 'Later'];
const root = document.documentElement;
const reported = jest.fn();

beforeEach(() => Object.assign(globalThis, { reportError: reported }));
afterEach(() => {
  reported.mockReset();
  delete globalThis.__SF_MESSAGES__;
  Object.assign(root, { lang: '', dir: '' });
  setPageLanguage('en');
  setPageTranslate(translator('en'));
  setPathLanguage('en');
  window.history.replaceState(null, '', '/');
});

function opened(language: string, path: string) {
  root.lang = language;
  window.history.replaceState(null, '', path);
  return readLanguage();
}

describe('readLanguage', () => {
  it('uses the language of the document for texts, formats and addresses', () => {
    globalThis.__SF_MESSAGES__ = { 7: 'Schließen' };
    const { t, addresses, isWhole } = opened('de', '/de/help?a=1');
    expect([t(close), t.language, addresses, isWhole]).toEqual(['Schließen', 'de', 'de', true]);
    expect(pageTranslate()(close)).toBe('Schließen');
    expect(formatDate('2027-04-29T12:00:00Z')).toBe('29. April 2027');
    expect(currentPath()).toBe('/help?a=1');
  });

  it('uses messages that the page loads later', () => {
    globalThis.__SF_MESSAGES__ = {};
    const { t } = opened('de', '/de/help');
    expect(t(later)).toBe('Later');
    Object.assign(globalThis.__SF_MESSAGES__, { 8: 'Später' });
    expect(t(later)).toBe('Später');
  });

  it('falls back to English, and reports it, when the messages of the frame did not arrive', () => {
    const { t, addresses, isWhole } = opened('ar', '/ar/help');
    expect([t(close), t.language, addresses, isWhole]).toEqual(['Close', 'en', 'ar', false]);
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    expect(formatDate('2027-04-29T12:00:00Z')).toBe('April 29th, 2027');
    expect(currentPath()).toBe('/help');
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('falls back to English when the document names no language', () => {
    const { t, isWhole } = opened('', '/help');
    expect([t(close), t.language, isWhole]).toEqual(['Close', 'en', true]);
    expect(reported).not.toHaveBeenCalled();
  });
});
