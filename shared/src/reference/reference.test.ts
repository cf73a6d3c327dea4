import { currencyCode, countryCode } from '../contract/wire';
import { isCountryCode } from '../domain/country-codes';
import { loadCountries } from './countries';
import { loadTldLists } from './tld-lists';

describe('[RG-06] loadCountries', () => {
  it('loads the 250 countries and territories, each with every field', async () => {
    const countries = await loadCountries();
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map(({ isoCode }) => isoCode)).size).toBe(250);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(letters.flatMap((one) => letters.map((two) => one + two)).filter(isCountryCode)).toHaveLength(250);
    for (const country of countries) {
      expect(Object.keys(country)).toEqual([
        'name',
        'isoCode',
        'flag',
        'phonecode',
        'currency',
        'latitude',
        'longitude',
        'timezones',
      ]);
      expect(country.name.trim().length).toBeGreaterThan(2);
      expect(countryCode.safeParse(country.isoCode).success).toBe(true);
      expect(isCountryCode(country.isoCode)).toBe(true);
      expect(country.phonecode).toMatch(/^[1-9]\d{0,2}$/);
      expect(Math.abs(country.latitude) <= 90 && Math.abs(country.longitude) <= 180).toBe(true);
      const letters = [...country.flag].map((character) =>
        String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
      );
      expect(letters.join('')).toBe(country.isoCode);
      if (country.isoCode !== 'AQ') expect(currencyCode.safeParse(country.currency).success).toBe(true);
    }
  });

  it('returns time zones that the browser supports, with their offset in seconds and as text', async () => {
    for (const { isoCode, timezones } of await loadCountries()) {
      if (!['BV', 'HM'].includes(isoCode)) expect([isoCode, timezones.length > 0]).toEqual([isoCode, true]);
      for (const zone of timezones) {
        expect(Object.keys(zone)).toEqual(['zoneName', 'gmtOffset', 'gmtOffsetName', 'abbreviation', 'tzName']);
        const [, sign, hours, minutes] = /^UTC([+-])(\d{2}):(\d{2})$/.exec(zone.gmtOffsetName) ?? [];
        expect(zone.gmtOffset).toBe((sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60));
        expect(zone.abbreviation).toMatch(/^([A-Z]{2,5}|[+-]\d{2}(\d{2})?)$/);
        expect(zone.tzName).not.toBe('');
      }
    }
  });

  it('sorts by the English names', async () => {
    const names = (await loadCountries()).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['DO', '1', 'DOP', 'America/Santo_Domingo'],
    ['PR', '1', 'USD', 'America/Puerto_Rico'],
    ['KZ', '7', 'KZT', 'Asia/Almaty'],
    ['NO', '47', 'NOK', 'Europe/Oslo'],
    ['XK', '383', 'EUR', 'Europe/Belgrade'],
    ['CW', '599', 'XCG', 'America/Curacao'],
    ['GB', '44', 'GBP', 'Europe/London'],
    ['CH', '41', 'CHF', 'Europe/Zurich'],
    ['US', '1', 'USD', 'America/New_York'],
  ])('gives %s the calling code %s, %s and %s', async (isoCode, phonecode, currency, zone) => {
    const country = (await loadCountries()).find((one) => one.isoCode === isoCode);
    expect([country?.phonecode, country?.currency, country?.timezones[0]?.zoneName]).toEqual([
      phonecode,
      currency,
      zone,
    ]);
  });

  it('fetches the table once', async () => {
    expect(await loadCountries()).toBe(await loadCountries());
  });
});

describe('[RG-04a] loadTldLists', () => {
  it('keeps the lists in sessionStorage and reads them from there', async () => {
    const lists = await loadTldLists();
    expect(
      [lists.usPurposes, lists.usCategories, lists.caLegalTypes, lists.euMembers].map(({ length }) => length),
    ).toEqual([5, 5, 18, 27]);
    const kept = JSON.parse(sessionStorage.getItem('sf:tld-lists') ?? '') as { v: number; data: typeof lists };
    expect(kept.data.usPurposes).toEqual(lists.usPurposes);
    sessionStorage.setItem(
      'sf:tld-lists',
      JSON.stringify({ ...kept, data: { ...kept.data, usPurposes: [{ value: 'P1' }] } }),
    );
    expect((await loadTldLists()).usPurposes).toEqual([{ value: 'P1' }]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"v":0,"data":{}}',
    '{"v":2,"data":{"usPurposes":[]}}',
    '{"v":2,"data":{"usPurposes":[1]}}',
  ])('fetches the lists again when it finds %p', async (found) => {
    sessionStorage.setItem('sf:tld-lists', found);
    expect((await loadTldLists()).euMembers).toHaveLength(27);
  });

  it('fetches the lists when there is no storage', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
    expect((await loadTldLists()).caLegalTypes).toHaveLength(18);
    get.mockRestore();
    set.mockRestore();
  });
});
