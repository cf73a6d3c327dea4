import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStandardTax } from './standard-tax';

const table = readFileSync(join(__dirname, '../../../backend/src/modules/price-list/defaults/taxes.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',') as [string, string, string, string]);

describe('[RT-39f] a tax of the default table', () => {
  test.each(table)('of %s is known by its id and its name: %s', (country, tax_id, tax_rule_name) => {
    expect(findStandardTax({ tax_id, tax_rule_name })?.country).toBe(country);
    // What a reseller writes is theirs.
    expect(findStandardTax({ tax_id, tax_rule_name: `${tax_rule_name} (books)` })).toBeNull();
    expect(findStandardTax({ tax_id: `${tax_id}-own`, tax_rule_name })).toBeNull();
  });

  it('is of a kind', () => {
    const kinds = table.map(([, tax_id, tax_rule_name]) => findStandardTax({ tax_id, tax_rule_name })?.kind);
    expect([...new Set(kinds)]).toEqual(['vat', 'gst', 'consumption']);
    expect(findStandardTax({ tax_id: 'city', tax_rule_name: 'City' })).toBeNull();
  });
});
