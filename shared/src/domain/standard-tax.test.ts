import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStandardTax } from './standard-tax';

const table = readFileSync(join(__dirname, '../../../backend/src/modules/price-list/defaults/taxes.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, string]);

describe('[RT-39f] findStandardTax', () => {
  test.each(table)('finds the tax of %s by its id and name only: %s', (country, tax_id, tax_rule_name) => {
    expect(findStandardTax({ tax_id, tax_rule_name })?.country).toBe(country);
    // A tax named by the reseller is not a standard one.
    expect(findStandardTax({ tax_id, tax_rule_name: `${tax_rule_name} (books)` })).toBeNull();
    expect(findStandardTax({ tax_id: `${tax_id}-own`, tax_rule_name })).toBeNull();
  });

  it('gives its kind, and nothing for a tax of the reseller’s own', () => {
    const kinds = table.map(([, tax_id, tax_rule_name]) => findStandardTax({ tax_id, tax_rule_name })?.kind);
    expect([...new Set(kinds)]).toEqual(['vat', 'gst', 'consumption']);
    expect(findStandardTax({ tax_id: 'city', tax_rule_name: 'City' })).toBeNull();
  });
});
