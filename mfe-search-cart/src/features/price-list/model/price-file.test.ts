import { translator } from '@storefront/shared/i18n';
import { tldOffer } from '@storefront/shared/testing';
import { priceFile } from './price-file';

describe('the price list as a file', () => {
  it('[RT-07a] has the currency and the moment in its name, and each extension with every price', () => {
    const offers = [
      tldOffer(),
      tldOffer({ tld: 'us', eligibility: '=For "citizens", residents', min_years: 1, max_years: 1 }),
      tldOffer({ tld: 'co.uk', transfer: null }),
    ];
    expect(priceFile(offers, 'USD', new Date(2027, 2, 3, 14, 5, 9), translator('en'))).toEqual({
      name: 'prices_USD_20270303_140509.csv',
      type: 'text/csv;charset=utf-8',
      text: [
        '\uFEFFExtension,Currency,First year,Every year after,Transfer in,Late renewal fee,Restore,Over 3 years,Over 5 years,Over 10 years,Terms in years,Who can register',
        '.com,USD,12.90,14.90,12.90,0.00,80.00,38.70,64.50,129.00,1 to 10,',
        `.us,USD,12.90,14.90,12.90,0.00,80.00,42.70,72.50,147.00,1,"'=For ""citizens"", residents"`,
        '.co.uk,USD,12.90,14.90,By tag change,0.00,80.00,38.70,64.50,129.00,1 to 10,',
        '',
      ].join('\r\n'),
    });
  });
});
