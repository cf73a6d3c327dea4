import { REVERSE_CHARGE, assertMinor } from '../../domain';
import { translator } from '../../i18n';
import { costParts, formatTaxRate, taxName, taxTitle } from './costs';

const t = translator('en');

it('[R9] [PR-04a] costParts names the years of a renewal and its fee', () => {
  const renewal = { type: 'renew', cost: assertMinor(11_880) } as const;
  expect(costParts({ ...renewal, period: 2, fee: { kind: 'restore', amount: assertMinor(8_900) } }, t)).toEqual([
    { label: 'Renewal, 2 years', amount: 2_980 },
    { label: 'Restoring the domain', amount: 8_900 },
  ]);
  expect(
    costParts({ ...renewal, period: 1, fee: { kind: 'late', amount: assertMinor(100) } }, t).map(({ label }) => label),
  ).toEqual(['Renewal, 1 year', 'Late renewal fee']);
});

it('[RT-39f] taxTitle names a tax with its rate, one of the default table in the page’s language, and a reverse charge without a rate', () => {
  expect(taxTitle({ tax_id: 'vat-no', tax_rule_name: 'VAT Norway', tax_rate: 25 }, t)).toBe('VAT Norway 25%');
  expect(taxTitle({ tax_id: 'city', tax_rule_name: 'City', tax_rate: 2.125 }, t)).toBe('City 2.125%');
  expect(taxTitle(REVERSE_CHARGE, t)).toBe('Reverse charge');
  const inGerman = translator('de', {
    'shared/words/costs/reverseCharge': 'Steuerschuldumkehr',
    'shared/words/costs/standardTax': [['kind', 1, { vat: ['MwSt. ', ['country']], other: '' }]],
  });
  expect(taxName(REVERSE_CHARGE, inGerman)).toBe('Steuerschuldumkehr');
  expect(taxName({ tax_id: 'vat-no', tax_rule_name: 'VAT Norway' }, inGerman)).toBe('MwSt. Norwegen');
  expect(taxName({ tax_id: 'vat-no', tax_rule_name: 'MVA' }, inGerman)).toBe('MVA');
});

it.each([
  ['en', '25%', '9.975%'],
  ['de', '25\u00a0%', '9,975\u00a0%'],
  ['fr', '25\u00a0%', '9,975\u00a0%'],
  ['es', '25\u00a0%', '9,975\u00a0%'],
  ['ja', '25%', '9.975%'],
])('[RT-39f] writes a rate the way of %s', (language, whole, fraction) => {
  const say = translator(language);
  expect([formatTaxRate({ tax_rate: 25 }, say), formatTaxRate({ tax_rate: 9.975 }, say)]).toEqual([whole, fraction]);
});
