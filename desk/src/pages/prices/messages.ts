// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['desk/pages/prices/title', 'Prices'];
export const lead: Message = [
  'desk/pages/prices/lead',
  'Edit rows or upload files, check what they change, and publish everything as one version.',
];
export const leadFinance: Message = [
  'desk/pages/prices/leadFinance',
  'Edit rows or upload files and check what they change. An administrator publishes; your draft stays in this browser.',
];
export const places: Message = ['desk/pages/prices/places', 'Prices and their history'];
export const edit: Message = ['desk/pages/prices/edit', 'Edit'];
export const history: Message = ['desk/pages/prices/history', 'History'];
export const loading: Message = ['desk/pages/prices/loading', 'Loading the price list'];
export const notLoaded: Message = ['desk/pages/prices/notLoaded', 'The price list did not load'];
export const inForce: Message = ['desk/pages/prices/inForce', 'In force'];
export const inForceNote: Message<{ version: string | number }> = [
  'desk/pages/prices/inForceNote',
  ['version ', ['version']],
];
export const inForceFirst: Message = ['desk/pages/prices/inForceFirst', 'the defaults'];
export const table: Message = ['desk/pages/prices/table', 'Table'];
export const tableName: Message<{ table: 'prices' | 'add_ons' | 'exchange_rates' | 'taxes' }> = [
  'desk/pages/prices/tableName',
  [
    [
      'table',
      1,
      { prices: 'Extensions', add_ons: 'Add-ons', exchange_rates: 'Exchange rates', taxes: 'Taxes', other: '' },
    ],
  ],
];
export const filter: Message = ['desk/pages/prices/filter', 'Filter rows'];
export const filterHint: Message = ['desk/pages/prices/filterHint', 'Such as .com or EUR'];
export const showAll: Message<{ count: string | number }> = ['desk/pages/prices/showAll', ['Show all ', ['count']]];
export const noRows: Message = ['desk/pages/prices/noRows', 'No rows match'];
export const row: Message = ['desk/pages/prices/row', 'Row'];
export const details: Message = ['desk/pages/prices/details', 'Also'];
export const changeShort: Message = ['desk/pages/prices/changeShort', 'Edit'];
export const change: Message<{ row: string | number }> = ['desk/pages/prices/change', ['Edit ', ['row']]];
export const drafted: Message = ['desk/pages/prices/drafted', 'In the draft'];
export const addRow: Message = ['desk/pages/prices/addRow', 'Add a row'];
export const download: Message = ['desk/pages/prices/download', 'Download CSV'];
export const downloading: Message = ['desk/pages/prices/downloading', 'Preparing the file'];
export const upload: Message = ['desk/pages/prices/upload', 'Upload CSV files'];
export const uploadHint: Message = [
  'desk/pages/prices/uploadHint',
  'A file replaces the whole table that its first line names. It takes effect only when you publish.',
];
export const tooLarge: Message<{ file: string | number }> = [
  'desk/pages/prices/tooLarge',
  [['file'], ' is too large to be a price table.'],
];
export const column: Message<{
  column:
    | 'ending'
    | 'currency'
    | 'register'
    | 'renew'
    | 'transfer'
    | 'restore'
    | 'first_year_only'
    | 'late'
    | 'valid_from'
    | 'valid_until'
    | 'register_cost'
    | 'renew_cost'
    | 'transfer_cost'
    | 'restore_cost'
    | 'add_on'
    | 'price'
    | 'per_usd'
    | 'country'
    | 'tax_id'
    | 'name'
    | 'rate'
    | (string & {});
}> = [
  'desk/pages/prices/column',
  [
    [
      'column',
      1,
      {
        ending: 'Extension',
        currency: 'Currency',
        register: 'Registration',
        renew: 'Renewal',
        transfer: 'Transfer',
        restore: 'Restore',
        first_year_only: 'First year only',
        late: 'Late fee',
        valid_from: 'Valid from',
        valid_until: 'Valid until',
        register_cost: 'Cost of registration',
        renew_cost: 'Cost of renewal',
        transfer_cost: 'Cost of transfer',
        restore_cost: 'Cost of restore',
        add_on: 'Add-on',
        price: 'Price',
        per_usd: 'Units for one US dollar',
        country: 'Country',
        tax_id: 'Tax ID',
        name: 'Name',
        rate: 'Percent',
        other: [['column']],
      },
    ],
  ],
];
export const editTitle: Message<{ row: string | number }> = ['desk/pages/prices/editTitle', ['Edit ', ['row']]];
export const addTitle: Message<{ table: string | number }> = ['desk/pages/prices/addTitle', ['Add a row: ', ['table']]];
export const editTerms: Message = [
  'desk/pages/prices/editTerms',
  'Amounts are before tax, such as 12.90. Nothing changes in the shop until you publish.',
];
export const choose: Message = ['desk/pages/prices/choose', 'Choose'];
export const yesNo: Message<{ answer: 'yes' | 'no' }> = [
  'desk/pages/prices/yesNo',
  [['answer', 1, { yes: 'Yes', no: 'No', other: '' }]],
];
export const keepEdit: Message = ['desk/pages/prices/keepEdit', 'Add to the draft'];
export const keptEdit: Message = ['desk/pages/prices/keptEdit', 'Added to the draft. Check below what it changes.'];
export const checkingEdit: Message = ['desk/pages/prices/checkingEdit', 'Checking'];
export const takeOut: Message = ['desk/pages/prices/takeOut', 'Remove this row'];
export const nothingTyped: Message = ['desk/pages/prices/nothingTyped', 'Change at least one value.'];
export const draft: Message = ['desk/pages/prices/draft', 'Draft'];
export const draftEmpty: Message = ['desk/pages/prices/draftEmpty', 'The draft is empty. Edit a row or upload a file.'];
export const comparing: Message = ['desk/pages/prices/comparing', 'Comparing with the price list in force'];
export const notCompared: Message = ['desk/pages/prices/notCompared', 'The draft could not be compared'];
export const parts: Message = ['desk/pages/prices/parts', 'Parts of the draft'];
export const partEdit: Message<{ row: string | number }> = ['desk/pages/prices/partEdit', [['row'], ': edited']];
export const partRemoved: Message<{ row: string | number }> = ['desk/pages/prices/partRemoved', [['row'], ': removed']];
export const partAdded: Message<{ table: string | number; row: string | number }> = [
  'desk/pages/prices/partAdded',
  ['New row: ', ['table'], ', ', ['row']],
];
export const partFile: Message<{ file: string | number }> = ['desk/pages/prices/partFile', ['File ', ['file']]];
export const partRestores: Message<{ version: string | number }> = [
  'desk/pages/prices/partRestores',
  ['Restores version ', ['version']],
];
export const partRestoresFirst: Message = [
  'desk/pages/prices/partRestoresFirst',
  'Restores the prices that the shop came with',
];
export const takeBack: Message = ['desk/pages/prices/takeBack', 'Undo'];
export const takeBackNamed: Message<{ part: string | number }> = [
  'desk/pages/prices/takeBackNamed',
  ['Undo: ', ['part']],
];
export const discard: Message = ['desk/pages/prices/discard', 'Discard the draft'];
export const problems: Message<{ count: number }> = [
  'desk/pages/prices/problems',
  [
    [
      'count',
      2,
      {
        one: 'The draft cannot be published yet: 1 problem',
        other: ['The draft cannot be published yet: ', 0, ' problems'],
      },
    ],
  ],
];
export const problemInFile: Message<{ file: string | number; line: string | number; message: string | number }> = [
  'desk/pages/prices/problemInFile',
  [['file'], ', line ', ['line'], ': ', ['message']],
];
export const problemInRow: Message<{ row: string | number; message: string | number }> = [
  'desk/pages/prices/problemInRow',
  [['row'], ': ', ['message']],
];
export const sinceTitle: Message<{ by: string | number; version: string | number; comment: string | number }> = [
  'desk/pages/prices/sinceTitle',
  [['by'], ' published version ', ['version'], ' in the meantime: “', ['comment'], '”'],
];
export const sinceImported: Message<{ by: string | number; version: string | number }> = [
  'desk/pages/prices/sinceImported',
  [['by'], ' imported version ', ['version'], ' on the server in the meantime.'],
];
export const sinceTerms: Message = [
  'desk/pages/prices/sinceTerms',
  'Nothing is lost. The differences below compare your draft with the prices now in force. Check them again before you publish.',
];
export const sinceChanges: Message = ['desk/pages/prices/sinceChanges', 'What has changed in the meantime'];
export const sinceAgree: Message = ['desk/pages/prices/sinceAgree', 'Continue with these prices'];
export const changes: Message = ['desk/pages/prices/changes', 'Differences'];
export const changesNote: Message<{ count: number }> = [
  'desk/pages/prices/changesNote',
  [['count', 2, { one: '1 row', other: [0, ' rows'] }]],
];
export const noChanges: Message = ['desk/pages/prices/noChanges', 'The draft is the same as the price list in force.'];
export const kind: Message<{ kind: 'added' | 'removed' | 'changed' }> = [
  'desk/pages/prices/kind',
  [['kind', 1, { added: 'Added', removed: 'Removed', changed: 'Changed', other: '' }]],
];
export const what: Message = ['desk/pages/prices/what', 'Change'];
export const was: Message = ['desk/pages/prices/was', 'Was'];
export const now: Message = ['desk/pages/prices/now', 'Now'];
export const nothing: Message = ['desk/pages/prices/nothing', '–'];
export const percent: Message<{ sign: string | number; percent: string | number }> = [
  'desk/pages/prices/percent',
  [['sign'], ['percent'], '%'],
];
export const effects: Message = ['desk/pages/prices/effects', 'Today’s prices that change, including converted ones'];
export const effect: Message<{ currency: string | number; count: number; range: string | number }> = [
  'desk/pages/prices/effect',
  [['currency'], ': ', ['count', 2, { one: '1 price', other: [0, ' prices'] }], ', ', ['range']],
];
export const fallAndRise: Message<{ fall: string | number; rise: string | number }> = [
  'desk/pages/prices/fallAndRise',
  ['from ', ['fall'], ' to ', ['rise']],
];
export const upTo: Message<{ percent: string | number }> = ['desk/pages/prices/upTo', ['up to ', ['percent']]];
export const losses: Message<{ count: number }> = [
  'desk/pages/prices/losses',
  [['count', 2, { one: '1 price falls below its cost', other: [0, ' prices fall below their cost'] }]],
];
export const lossesKnown: Message<{ count: number }> = [
  'desk/pages/prices/lossesKnown',
  [['count', 2, { one: '1 price is already below its cost', other: [0, ' prices are already below their cost'] }]],
];
export const loss: Message<{
  tld: string | number;
  service: string | number;
  currency: string | number;
  price: string | number;
  cost: string | number;
  from: 'now' | (string & {});
  introduction: 'yes' | 'no';
}> = [
  'desk/pages/prices/loss',
  [
    '.',
    ['tld'],
    ', ',
    ['service'],
    ', ',
    ['currency'],
    ': sold at ',
    ['price'],
    ', costs ',
    ['cost'],
    ['from', 1, { now: '', other: [' from ', ['from']] }],
    ['introduction', 1, { yes: ' (introductory price)', other: '' }],
  ],
];
export const service: Message<{
  service:
    | 'register'
    | 'renew'
    | 'transfer'
    | 'restore'
    | 'late'
    | 'contact_privacy'
    | 'domain_forwarding'
    | 'email_forwarding';
}> = [
  'desk/pages/prices/service',
  [
    [
      'service',
      1,
      {
        register: 'registration',
        renew: 'renewal',
        transfer: 'transfer',
        restore: 'restore',
        late: 'late renewal',
        contact_privacy: 'Privacy Protection',
        domain_forwarding: 'Domain Forwarding',
        email_forwarding: 'Email Forwarding',
        other: '',
      },
    ],
  ],
];
export const andMore: Message<{ count: number }> = [
  'desk/pages/prices/andMore',
  [['count', 2, { one: 'and 1 more', other: ['and ', 0, ' more'] }]],
];
export const preview: Message = ['desk/pages/prices/preview', 'What customers see'];
export const previewOf: Message = ['desk/pages/prices/previewOf', 'Extension'];
export const previewIn: Message = ['desk/pages/prices/previewIn', 'Customer in'];
export const guest: Message = ['desk/pages/prices/guest', 'Guest, before tax'];
export const previewCurrency: Message = ['desk/pages/prices/previewCurrency', 'Currency'];
export const previewDay: Message = ['desk/pages/prices/previewDay', 'On'];
export const previewing: Message = ['desk/pages/prices/previewing', 'Working out prices'];
export const notPreviewed: Message = ['desk/pages/prices/notPreviewed', 'The preview did not load'];
export const previewTaxes: Message<{ taxes: string | number }> = [
  'desk/pages/prices/previewTaxes',
  ['With ', ['taxes'], '.'],
];
export const previewTax: Message<{ name: string | number; rate: string | number }> = [
  'desk/pages/prices/previewTax',
  [['name'], ', ', ['rate'], '%'],
];
export const offer: Message = ['desk/pages/prices/offer', 'Offer'];
export const offerName: Message<{
  service:
    | 'register'
    | 'renew'
    | 'transfer'
    | 'restore'
    | 'late'
    | 'contact_privacy'
    | 'domain_forwarding'
    | 'email_forwarding';
  years: number;
}> = [
  'desk/pages/prices/offerName',
  [
    [
      'service',
      1,
      {
        register: 'Registration',
        renew: 'Renewal',
        transfer: 'Transfer',
        restore: 'Restore and renewal',
        late: 'Late renewal',
        contact_privacy: 'Privacy Protection',
        domain_forwarding: 'Domain Forwarding',
        email_forwarding: 'Email Forwarding',
        other: '',
      },
    ],
    ', ',
    ['years', 2, { one: '1 year', other: [0, ' years'] }],
  ],
];
export const beforeTax: Message = ['desk/pages/prices/beforeTax', 'Before tax'];
export const notSold: Message = ['desk/pages/prices/notSold', 'Not sold'];
export const publish: Message = ['desk/pages/prices/publish', 'Publish'];
export const publishTitle: Message<{ count: number }> = [
  'desk/pages/prices/publishTitle',
  [['count', 2, { one: 'Publish 1 change?', other: ['Publish ', 0, ' changes?'] }]],
];
export const publishTerms: Message = [
  'desk/pages/prices/publishTerms',
  'The shop charges the new prices at once. We honour prices that customers saw in the last 30 minutes. You can go back to the previous version at any time.',
];
export const publishNow: Message = ['desk/pages/prices/publishNow', 'Publish'];
export const publishing: Message = ['desk/pages/prices/publishing', 'Publishing'];
export const published: Message<{ version: string | number }> = [
  'desk/pages/prices/published',
  ['Version ', ['version'], ' is in force.'],
];
export const comment: Message = ['desk/pages/prices/comment', 'Why'];
export const commentHint: Message = [
  'desk/pages/prices/commentHint',
  'Stays in the history, such as “Registry fee of .com goes up in September”.',
];
export const commentMissing: Message = ['desk/pages/prices/commentMissing', 'Say why.'];
export const historyLead: Message = [
  'desk/pages/prices/historyLead',
  'Every version, with who published it, when and why. Going back to one creates a draft for you to check first.',
];
export const historyLoading: Message = ['desk/pages/prices/historyLoading', 'Loading the history'];
export const historyNotLoaded: Message = ['desk/pages/prices/historyNotLoaded', 'The history did not load'];
export const historyEmpty: Message = [
  'desk/pages/prices/historyEmpty',
  'Nothing has been published yet. The shop sells at the prices it came with.',
];
export const version: Message = ['desk/pages/prices/version', 'Version'];
export const versionName: Message<{ version: string | number }> = [
  'desk/pages/prices/versionName',
  ['Version ', ['version']],
];
export const when: Message = ['desk/pages/prices/when', 'When'];
export const who: Message = ['desk/pages/prices/who', 'Who'];
export const onServer: Message<{ by: string | number }> = ['desk/pages/prices/onServer', [['by'], ' (on the server)']];
export const why: Message = ['desk/pages/prices/why', 'Why'];
export const tables: Message = ['desk/pages/prices/tables', 'Tables'];
export const wentBack: Message<{ version: string | number }> = [
  'desk/pages/prices/wentBack',
  ['Back to version ', ['version']],
];
export const wentBackFirst: Message = ['desk/pages/prices/wentBackFirst', 'Back to the prices that the shop came with'];
export const fromFile: Message<{ files: string | number }> = ['desk/pages/prices/fromFile', ['From ', ['files']]];
export const goBack: Message = ['desk/pages/prices/goBack', 'Go back to this version'];
export const goBackFirst: Message = ['desk/pages/prices/goBackFirst', 'Go back to the prices that the shop came with'];
export const isInForce: Message = ['desk/pages/prices/isInForce', 'In force'];
export const allVersions: Message = ['desk/pages/prices/allVersions', 'History'];
export const versionLoading: Message = ['desk/pages/prices/versionLoading', 'Loading the version'];
export const versionNotLoaded: Message = ['desk/pages/prices/versionNotLoaded', 'The version did not load'];
