import { render, screen, waitFor, within } from '@testing-library/react';
import { LanguageProvider, translator, type Translations } from '@storefront/shared/i18n';
import { routeAt } from '../../routes/site-map';
import { openSite } from '../../testing/open-site';
import { brandIn, useBrandPage } from '../../brand/in-language';
import { InfoPage } from './InfoPage';
import { textRuns } from './rich-text';
import { brand } from '../../brand/brand';

jest.mock('../../federation/RemotePage', () => jest.requireActual('../../testing/fake-remotes'));
jest.mock('../../federation/preload-page', () => jest.requireActual('../../testing/fake-remotes'));

const main = () => within(screen.getByRole('main'));

describe('information pages', () => {
  it.each([
    ['/about', 'About Onymeter'],
    ['/contact', 'Contact'],
    ['/privacy', 'Privacy'],
    ['/services', 'Services'],
    ['/tac', 'Terms and conditions'],
  ])('[RT-02b] show the brand’s content at %s, without broken links', async (path, title) => {
    openSite(path);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title));
    expect(main().getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]|undefined|lorem|\]\(/i);

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of main().getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      if (href === '/third-party-notices.txt') continue;
      if (href.startsWith('/')) expect(routeAt(href.replace(/[?#].*/, '')).path).not.toBe('*');
      else if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
      else expect(href).toMatch(/^(https:\/\/|mailto:)/);
    }
  });

  it('[LG-02a] state in the terms what happens after expiry and where the prices are', async () => {
    openSite('/tac');
    await main().findByText(/It can be restored for the price in the list/);
    expect(main().getAllByRole('link', { name: 'Prices' })[0]).toHaveAttribute('href', '/site/pricing');
  });

  it('[RT-02b] name in the terms the registrar of record and the rights of registrants', async () => {
    openSite('/tac');
    expect(await main().findByRole('heading', { name: 'Rights and duties of registrants' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: brand.registrarOfRecord.name })).toBeInTheDocument();
    expect(document.getElementById('registrant-rights')).toBeInTheDocument();
  });

  it.each([
    ['ICANN: benefits and responsibilities', '/tac', 'https://www.icann.org/resources/pages/benefits-2013-09-16-en'],
    ['ICANN: education of registrants', '/tac', 'https://www.icann.org/resources/pages/educational-2012-02-25-en'],
    ['registrar of record', '/about', brand.registrarOfRecord.url],
    ['what renewal and restoration cost', '/services', '/site/pricing'],
    ['where to report abuse', '/contact', `mailto:${brand.support.abuse}`],
    ['where to ask for data or its deletion', '/privacy', `mailto:${brand.support.privacy}`],
  ])('[RT-02a] link %s on %s', async (_what, path, href) => {
    openSite(path);
    await waitFor(() => expect(screen.getByRole('main').querySelector(`a[href="${href}"]`)).not.toBeNull());
  });

  it('[RT-02b] claim no accreditation of the shop’s own', async () => {
    openSite('/about');
    expect(await main().findByText(/We are not accredited by ICANN ourselves/)).toBeInTheDocument();
    expect(`${brand.name} ${brand.tagline}`).not.toMatch(/accredited/i);
  });

  it('[LG-06a] have an accessibility statement at an address that every page links to', async () => {
    openSite('/about');
    expect(await main().findByRole('heading', { name: 'Accessibility statement' })).toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
      'href',
      '/about#accessibility',
    );
    expect(document.getElementById('accessibility')).toBeInTheDocument();
  });
});

describe('texts of the brand', () => {
  it('[RT-02b] fill in values of brand.json, with dates written out', () => {
    expect(textRuns('{name}, {legal.address}, since {legal.effective}')).toEqual([
      { words: 'Onymeter, 1 Example Street, Exampleton EX1 1EX, Exampleland, since November 1st, 2026' },
    ]);
  });

  it('[RT-02b] extract links', () => {
    expect(textRuns('Write to [{support.mail}](mailto:{support.mail}) or [ask](/help).')).toEqual([
      { words: 'Write to ' },
      { words: 'help@onymeter.example', href: 'mailto:help@onymeter.example' },
      { words: ' or ' },
      { words: 'ask', href: '/help' },
      { words: '.' },
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
    '[RT-02b] refuse a link to %s',
    (href) => {
      expect(() => textRuns(`[x](${href})`)).toThrow('A text links to');
    },
  );

  it('[LG-02a] fill in the facts of the product, with numbers formatted', () => {
    expect(textRuns('{facts.expiryNotices.daysBefore} days before, {facts.expiryNotices.daysAfter} after')).toEqual([
      { words: '60, 30, 14, 7, 3 and 1 days before, 3 after' },
    ]);
  });

  it('[RT-02b] reject a placeholder that the brand does not define', () => {
    expect(() => textRuns('{legal.missing}')).toThrow('have a text at "legal.missing"');
  });
});

describe('a text of the brand on a page in another language', () => {
  const english = {
    title: 'Terms',
    lead: 'Since {legal.effective}.',
    sections: [{ id: 'renewal', title: 'Renewal', blocks: [{ text: 'Within {facts.verification}.' }] }],
  };
  const german = {
    title: 'Bedingungen',
    lead: 'Seit {legal.effective}.',
    sections: [
      {
        id: 'renewal',
        title: 'Verlängerung',
        blocks: [
          { text: 'Innerhalb von {facts.verification.days} Tagen ({facts.verification}, {facts.renewalRetries}).' },
        ],
      },
    ],
  };

  function Page() {
    return <InfoPage {...useBrandPage('terms', english)} />;
  }
  const open = (translations: object) =>
    render(
      <LanguageProvider value={translator('de', translations as Translations)}>
        <Page />
      </LanguageProvider>,
    );

  it('[RT-02b] is translated, with the dates, periods and lists of that language', () => {
    open({ 'brand/terms': german });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedingungen');
    expect(screen.getByText('Seit 1. November 2026.')).toBeInTheDocument();
    expect(screen.getByText('Innerhalb von 15 Tagen (15 Tage, 3 und 10).')).toBeInTheDocument();
    expect(screen.queryByText(/in English only/)).not.toBeInTheDocument();
  });

  it('[RT-02b] is in English, marked as such, when there is no translation', () => {
    open({});
    expect(screen.getByText('This page is available in English only.')).toBeInTheDocument();
    const text = screen.getByText('Since November 1st, 2026.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Within 15 days.')).toBeInTheDocument();
  });

  it('[RT-02b] has the texts of brand.json in that language', () => {
    const t = translator('de', {
      'brand/brand': { tagline: 'Ihr Domain-Händler', support: { hours: 'Mo–Fr' } },
    } as unknown as Translations);
    expect(brandIn(t)).toMatchObject({
      name: brand.name,
      tagline: 'Ihr Domain-Händler',
      support: { mail: brand.support.mail, hours: 'Mo–Fr' },
    });
  });
});
