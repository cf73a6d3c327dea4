// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const renewal: Message<{ years: number }> = [
  'shared/words/costs/renewal',
  ['Renewal, ', ['years', 2, { one: [0, ' year'], other: [0, ' years'] }]],
];
export const late: Message = ['shared/words/costs/late', 'Late renewal fee'];
export const restore: Message = ['shared/words/costs/restore', 'Restoring the domain'];
export const reverseCharge: Message = ['shared/words/costs/reverseCharge', 'Reverse charge'];
export const tax: Message<{ tax: string | number; rate: string | number }> = [
  'shared/words/costs/tax',
  [['tax'], ' ', ['rate']],
];
export const standardTax: Message<{ kind: 'vat' | 'gst' | 'consumption'; country: string | number }> = [
  'shared/words/costs/standardTax',
  [
    [
      'kind',
      1,
      {
        vat: ['VAT ', ['country']],
        gst: ['GST ', ['country']],
        consumption: ['Consumption tax ', ['country']],
        other: '',
      },
    ],
  ],
];
