import { countryName } from './country-name';
import { formatDate } from './date-format';
import { formatList } from './list-in-words';
import { formatMoney, assertMinor } from './money';
import { setPageLanguage } from './page-language';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u200f]/g, ' ');
const written = () => [
  formatDate('2027-04-29T12:00:00Z'),
  plain(formatMoney(assertMinor(123_450), 'USD')),
  plain(formatMoney(assertMinor(123_450), 'CAD')),
  countryName('DE'),
  formatList(['30', '7', '1']),
];

afterEach(() => setPageLanguage('en'));

describe('dates, money, countries and lists', () => {
  it.each([
    ['en', ['April 29th, 2027', '$1,234.50', '$1,234.50', 'Germany', '30, 7 and 1']],
    ['en-XA', ['April 29th, 2027', '$1,234.50', '$1,234.50', 'Germany', '30, 7 and 1']],
    ['de', ['29. April 2027', '1.234,50 $', '1.234,50 CA$', 'Deutschland', '30, 7 und 1']],
    ['fr', ['29 avril 2027', '1 234,50 $US', '1 234,50 $CA', 'Allemagne', '30, 7 et 1']],
    ['ja', ['2027年4月29日', '$1,234.50', 'CA$1,234.50', 'ドイツ', '30、7、1']],
  ])('are written in the language of the page, %s', (language, expected) => {
    setPageLanguage(language);
    expect(written()).toEqual(expected);
  });

  it('are written in another language when the caller names one, as emails do', () => {
    setPageLanguage('de');
    expect(countryName('DE', 'es')).toBe('Alemania');
    expect(formatDate('2027-04-29T12:00:00Z', 'en')).toBe('April 29th, 2027');
  });
});
