import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@storefront/shared/contract';
import { formatDuration, LINK_SECONDS } from '@storefront/shared/domain';
import { translator } from '@storefront/shared/i18n';
import { routeAt } from '../routes/site-map';
import { textRuns } from '../pages/info/rich-text';
import about from './pages/about.json';
import contact from './pages/contact.json';
import help from './pages/help.json';
import privacy from './pages/privacy.json';
import services from './pages/services.json';
import tac from './pages/tac.json';

/** Every text of a page with the section or question that contains it: `tac#renewal`. */
function listTexts(where: string, part: unknown, texts: [string, string][] = []): [string, string][] {
  if (typeof part === 'string') texts.push([where, part]);
  else if (Array.isArray(part)) for (const one of part) listTexts(where, one, texts);
  else if (part !== null && typeof part === 'object') {
    const { id, keywords: _unseen, ...rest } = part as { readonly id?: string; readonly keywords?: string };
    for (const one of Object.values(rest))
      listTexts(id === undefined ? where : `${where.split('#')[0]}#${id}`, one, texts);
  }
  return texts;
}

const texts = Object.entries({ about, contact, help, privacy, services, tac }).flatMap(([page, text]) =>
  listTexts(page, text),
);
const getTexts = (text: string): string =>
  textRuns(text)
    .map(({ words }) => words)
    .join('');

const formatTexts = (fact: string): string => getTexts(`{${fact}}`);

/** A period that was typed in digits or words instead of taken from the product's facts. */
const TYPED_TIME =
  /\b(\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|thirty|sixty)( more| working)? (minute|hour|day|week|month|year)s?\b/i;

/** Periods set by the operator or by law, not by code. Review each one when its text changes. */
const SET_BY_NO_CODE: readonly (readonly [place: string, time: string])[] = [
  ['about#accessibility', 'five working days'],
  ['contact#abuse', 'one working day'],
  ['tac#registrant-rights', 'seven days'],
  ['tac#end', '30 days'],
  ['tac#end', '30 days'],
  ['privacy#how-long', 'two years'],
  ['privacy#rights', 'one month'],
];

/** Tasks without a page of their own. For everything else the text links to the page. */
const WRITTEN_FOR: ReadonlySet<string> = new Set([
  'about#accessibility',
  'contact#abuse',
  'contact#security',
  'contact#personal-data',
  'help#accessible',
  'help#lost-factors',
  'help#abuse',
  'privacy#rights',
  'tac#withdrawal',
]);

/** Links to files that the gateway serves. */
const SERVED_FILES: ReadonlySet<string> = new Set(['/third-party-notices.txt']);

describe('[RT-02c] texts of the brand', () => {
  it.each(texts)(
    '%s has values for all placeholders, no broken links and no doubled full stops: %s',
    (_where, text) => {
      const words = getTexts(text);
      expect(words).not.toMatch(/[{}]|undefined|\]\(|\.\./);
      for (const { href } of textRuns(text)) {
        if (href?.startsWith('/') && !SERVED_FILES.has(href))
          expect(routeAt(href.replace(/[?#].*/, '')).path).not.toBe('*');
      }
    },
  );

  it('take periods from the product, except those that no code defines', () => {
    const typed = texts.flatMap(([where, text]) =>
      [...text.matchAll(new RegExp(TYPED_TIME, 'gi'))].map(([time]) => `${where}: ${time}`),
    );
    expect(typed.sort()).toEqual(SET_BY_NO_CODE.map(([where, time]) => `${where}: ${time}`).sort());
  });

  it('are searched for any period typed by hand', () => {
    for (const text of ['It works for 30 minutes.', 'within five days', 'After fifteen days', '8 more days'])
      expect(text).toMatch(TYPED_TIME);
  });

  it('do not ask customers to write for something that a page can do', () => {
    const writing = texts.filter(([, text]) => /\bwrite to (us|\[)/i.test(text)).map(([where]) => where);
    expect(new Set(writing)).toEqual(WRITTEN_FOR);
  });

  it.each([
    ['help#dns-editor', '/domain/list'],
    ['help#nameservers', '/domain/list'],
    ['help#dnssec', '/domain/list'],
    ['help#forwarding', '/domain/list'],
    ['help#transfer-out', '/domain/list'],
    ['help#auto-renew', '/domain/list'],
    ['help#owner', '/domain/list'],
    ['help#delete-domain', '/domain/list'],
    ['help#expired', '/site/pricing'],
    ['help#cards', '/account/billing'],
    ['help#invoice', '/account/billing'],
    ['help#refund', '/account/billing'],
    ['help#data', '/account/detail'],
    ['help#delete', '/account/detail'],
    ['help#change-details', '/account/detail'],
    ['help#two-factor', '/account/detail'],
    ['services#dns', '/domain/list'],
    ['services#leaving', '/domain/list'],
    ['tac#renewal', '/domain/list'],
    ['tac#withdrawal', '/account/billing'],
    ['tac#end', '/account/detail'],
  ])('%s links to the page where it is done', (where, path) => {
    const hrefs = texts
      .filter(([place]) => place === where)
      .flatMap(([, text]) => textRuns(text).map(({ href }) => href));
    expect(hrefs).toContain(path);
  });

  it('[LG-02a] [RT-20] give the facts of the product', () => {
    const said = (where: string): string =>
      texts
        .filter(([place]) => place === where)
        .map(([, text]) => getTexts(text))
        .join(' ');
    expect(formatTexts('facts.recoveryLink')).toBe(formatDuration(LINK_SECONDS.reset_password));
    expect(formatTexts('facts.confirmationLink')).toBe(formatDuration(LINK_SECONDS.verify_email));
    expect(said('help#forgotten')).toContain(`within ${formatTexts('facts.recoveryLink')}`);
    expect(said('help#no-mail')).toContain(formatTexts('facts.confirmationLink'));
    expect(said('tac#verification')).toContain(`within ${formatTexts('facts.verification')}`);
    expect(said('tac#withdrawal')).toContain(`within ${formatTexts('facts.withdrawal')}`);
    expect(said('tac#renewal')).toContain('at least 5 days ahead');
    // Retried 3 days after the failed charge, and 7 days after that.
    expect(said('tac#renewal')).toContain('try again 3 and 10 days later');
    expect(said('help#auto-renew')).toContain('try again 3 and 10 days later');
    expect(said('privacy#how-long')).toContain(`Emails: ${formatTexts('facts.emailRecord')} after we sent them`);
    expect(said('privacy#how-long')).toContain(`that IP address: ${formatTexts('facts.knownAddress')},`);
    expect(said('tac#renewal')).toContain(
      '60, 30, 14, 7, 3 and 1 days before a domain expires and, if it was not renewed, 3 days after',
    );
    expect(said('tac#renewal')).toMatch(/late fee/);
    expect(said('help#expired')).toMatch(/late fee/);
  });
});

/** Words of the privacy page for each area of the browser's storage, by the key of the area. */
const WORDS_OF_STORED: Readonly<Record<string, string>> = {
  cart: 'Your cart',
  'cart-account': 'Your cart',
  'seen-prices': 'the prices you saw',
  referral: 'the partner whose page it came from',
  currency: 'the currency',
  'tax-country': 'tax country you chose',
  'single-keys': 'single-key shortcuts',
  'known-prices': 'our price list',
  registration: 'an account',
  verification: 'an account',
  'billing-details': 'changes to your billing details',
  transfer: 'transfers',
  dns: 'changes to DNS records',
  order: 'an order',
  registrant: 'a draft of the registrant form',
};

const ROOT = path.join(__dirname, '../../..');

/** The keys of all areas that host and remotes store in the browser. */
const storedKeys = ['shared', 'host', 'mfe-account', 'mfe-checkout', 'mfe-domains', 'mfe-search-cart']
  .flatMap((name) =>
    readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(ROOT, name, 'src', file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ +key: '([a-z-]+)',\n +version: \d/gm)])
  .map(([, key = '']) => key);

it('[RT-02c] the privacy page names everything that stays in the browser', () => {
  expect(storedKeys.sort()).toEqual(Object.keys(WORDS_OF_STORED).sort());
  const said = texts
    .filter(([place]) => place === 'privacy#browser')
    .map(([, text]) => getTexts(text))
    .join(' ');
  for (const words of Object.values(WORDS_OF_STORED)) expect(said).toContain(words);
});

const english = { about, contact, help, privacy, services, tac };
const TRANSLATED = path.join(__dirname, 'languages');
const readTranslation = (language: string, page: string): unknown =>
  JSON.parse(readFileSync(path.join(TRANSLATED, language, `${page}.json`), 'utf8'));

/**
 * The parts of a text that are the same in every language: its links and placeholders, without the unit, which a language may inflect
 * itself.
 */
function listMarks(text: string): string[] {
  const filled = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) =>
    name.replace(/\.(minutes|hours|days|years)$/, ''),
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href);
  return [...filled, ...links].map(String).sort();
}

/** The same document with each text replaced by `of(text)`; IDs and addresses stay. */
function mapTexts(part: unknown, of: (text: string) => unknown): unknown {
  if (typeof part === 'string') return of(part);
  if (Array.isArray(part)) return part.map((one) => mapTexts(one, of));
  return Object.fromEntries(
    Object.entries(part as object)
      .filter(([key]) => key !== 'keywords')
      .map(([key, value]) => [key, key === 'id' ? value : mapTexts(value, of)]),
  );
}

const WORDS_OF_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers typed into a text. Periods in words count as well, because translations write them in digits. */
function typedNumbers(text: string): string[] {
  const typed = text.replace(/\{[^}]*\}|\]\([^)]*\)/g, '');
  const inDigits = typed.replace(new RegExp(TYPED_TIME, 'gi'), (time, amount: string) => {
    const known = WORDS_OF_NUMBERS.indexOf(amount.toLowerCase());
    return known < 0 ? time : time.replace(amount, String(known));
  });
  return (inDigits.match(/\d+/g) ?? []).sort();
}

const languages = existsSync(TRANSLATED) ? readdirSync(TRANSLATED) : [];

it('[RT-02b] translations of the brand are in languages of the shop', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(languages));
});

describe.each(languages)('[RT-02b] the texts of the brand in %s', (language) => {
  it('are complete and have nothing extra', () => {
    const files = ['brand', ...Object.keys(english)].map((page) => `${page}.json`).sort();
    expect(readdirSync(path.join(TRANSLATED, language)).sort()).toEqual(files);
  });

  it.each(Object.entries(english))(
    '%s has the sections, links, facts and numbers of the English text',
    (page, text) => {
      const translation = readTranslation(language, page);
      expect(mapTexts(translation, listMarks)).toEqual(mapTexts(text, listMarks));
      expect(mapTexts(translation, typedNumbers)).toEqual(mapTexts(text, typedNumbers));
    },
  );

  it.each(Object.keys(english))('%s has a value for each placeholder', (page) => {
    const t = translator(language);
    for (const [, text] of listTexts(page, readTranslation(language, page)))
      expect(
        textRuns(text, t)
          .map(({ words }) => words)
          .join(''),
      ).not.toMatch(/[{}]|undefined|\]\(/);
  });
});
