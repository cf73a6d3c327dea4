import { formatAddressLines, formatPersonName, isFamilyNameFirst, joinAddress, writtenPhone } from './written-contact';

const hanako = { first_name: '花子', last_name: '山田' };
const chiyoda = { address1: '丸の内1-9-1', address2: '', city: '千代田区', state: '東京都', postal_code: '100-0005' };

describe('[RT-39g] a contact as its reader writes it', () => {
  it('has the family name first in Japanese only', () => {
    expect(formatPersonName(hanako, 'ja')).toBe('山田 花子');
    expect(formatPersonName(hanako, 'de')).toBe('花子 山田');
    expect(['en', 'de', 'fr', 'es', 'ja', 'ar'].filter((language) => isFamilyNameFirst(language))).toEqual(['ja']);
    expect(formatPersonName({ first_name: '', last_name: 'Lindqvist' }, 'en')).toBe('Lindqvist');
  });

  it('goes from the largest part to the smallest when an address in Japan is read in Japanese', () => {
    expect(formatAddressLines(chiyoda, 'JP', 'ja')).toEqual(['〒100-0005', '東京都 千代田区', '丸の内1-9-1']);
    expect(formatAddressLines(chiyoda, 'JP', 'en')).toEqual(['丸の内1-9-1', '100-0005 千代田区', '東京都']);
    const oslo = { address1: 'Kai 7', address2: '', city: 'Oslo', state: '', postal_code: '0155' };
    expect(formatAddressLines(oslo, 'NO', 'ja')).toEqual(['Kai 7', '0155 Oslo']);
    expect(formatAddressLines({ address1: '', city: '' }, 'JP', 'ja')).toEqual([]);
  });

  it('is joined with the comma of the language', () => {
    expect(joinAddress(['Kai 7', 'Oslo'], 'ar')).toBe('Kai 7، Oslo');
    expect(joinAddress(['Kai 7', 'Oslo'], 'fr')).toBe('Kai 7, Oslo');
    expect(joinAddress(['〒100-0005', '東京都 千代田区', '丸の内1-9-1'], 'ja', 'JP')).toBe(
      '〒100-0005 東京都 千代田区 丸の内1-9-1',
    );
    expect(joinAddress(['Kai 7', 'Oslo'], 'ja', 'NO')).toBe('Kai 7、Oslo');
  });
});

it('[RT-39j] isolates a phone number from the text of a right-to-left page only', () => {
  expect(writtenPhone('+20.223456789', 'ar')).toBe('\u2066+20\u00a0223456789\u2069');
  expect(writtenPhone('+49.301234567', 'de')).toBe('+49\u00a0301234567');
  expect(writtenPhone('+49.301234567x12', 'de')).toBe('+49\u00a0301234567\u00a0x12');
});
