import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, translator } from '@storefront/shared/i18n';
import * as routing from '@storefront/shared/routing';
import { SiteMapContext, createSiteMap } from '../../routes/site-map';
import { nameLanguages } from '../language/language-names';
import { LanguageSelect } from './LanguageSelect';

jest.mock('@storefront/shared/routing', () => ({
  ...jest.requireActual<object>('@storefront/shared/routing'),
  fullLoad: jest.fn(),
}));

const header = (language: string, languages: readonly string[]) =>
  render(
    <SiteMapContext value={createSiteMap({}, nameLanguages(languages))}>
      <LanguageProvider value={translator(language)}>
        <LanguageSelect />
      </LanguageProvider>
    </SiteMapContext>,
  );

afterEach(() => {
  document.cookie = 'sf-language=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
});

describe('LanguageSelect', () => {
  it('names each language as its speakers do', () => {
    header('de', ['en', 'de', 'fr']);
    const select = screen.getByRole('combobox', { name: 'Language' });
    expect(select).toHaveValue('de');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent, lang }) => [lang, textContent]),
    ).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
    ]);
  });

  it('remembers the choice and loads the current page in that language', async () => {
    window.history.replaceState(null, '', '/help?tab=dns#top');
    header('en', ['en', 'de']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    expect(document.cookie).toContain('sf-language=de');
    expect(routing.fullLoad).toHaveBeenCalledWith('/help?tab=dns#top', 'de');
  });

  it('is absent when the shop has only one language', () => {
    header('en', []);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
