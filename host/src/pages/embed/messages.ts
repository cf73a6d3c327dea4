// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message = ['host/pages/embed/title', 'Embed domain search on your site'];
export const lead: Message<{ shop: string | number }> = [
  'host/pages/embed/lead',
  [
    'Domains from ',
    ['shop'],
    ' on your own pages: one script and one element, cart included. Visitors pay at ',
    ['shop'],
    '.',
  ],
];
export const choose: Message = ['host/pages/embed/choose', 'Options'];
export const key: Message = ['host/pages/embed/key', 'Your key'];
export const keyHint: Message = [
  'host/pages/embed/keyHint',
  'The shop gives you one. pk_playground works here and on localhost.',
];
export const theme: Message = ['host/pages/embed/theme', 'Theme'];
export const deviceTheme: Message = ['host/pages/embed/deviceTheme', 'Visitor’s device'];
export const light: Message = ['host/pages/embed/light', 'Light'];
export const dark: Message = ['host/pages/embed/dark', 'Dark'];
export const currency: Message = ['host/pages/embed/currency', 'Currency'];
export const shopCurrency: Message = ['host/pages/embed/shopCurrency', 'The shop’s default'];
export const placeholder: Message = ['host/pages/embed/placeholder', 'Placeholder'];
export const results: Message = ['host/pages/embed/results', 'Results shown'];
export const accent: Message = ['host/pages/embed/accent', 'Accent'];
export const background: Message = ['host/pages/embed/background', 'Background'];
export const hexHint: Message<{ example: string | number }> = [
  'host/pages/embed/hexHint',
  ['For example, ', ['example'], '. Leave it empty to use the shop’s own.'],
];
export const hexInvalid: Message<{ example: string | number }> = [
  'host/pages/embed/hexInvalid',
  ['Enter six hexadecimal digits after the hash sign, such as ', ['example'], '.'],
];
export const cornerRadius: Message = ['host/pages/embed/cornerRadius', 'Corner radius'];
export const radiusHint: Message = ['host/pages/embed/radiusHint', 'In pixels, 0 to 99.'];
export const unreadableText: Message<{ theme: 'light' | 'dark' }> = [
  'host/pages/embed/unreadableText',
  [
    'Text in the ',
    ['theme', 1, { light: 'light', dark: 'dark', other: '' }],
    ' theme is unreadable on this background.',
  ],
];
export const unreadableLinks: Message<{ theme: 'light' | 'dark' }> = [
  'host/pages/embed/unreadableLinks',
  [
    'Links in this accent are unreadable on the background of the ',
    ['theme', 1, { light: 'light', dark: 'dark', other: '' }],
    ' theme.',
  ],
];
export const preview: Message = ['host/pages/embed/preview', 'Preview'];
export const previewFrame: Message = ['host/pages/embed/previewFrame', 'Preview of search on a page'];
export const pageTheme: Message = ['host/pages/embed/pageTheme', 'Page theme'];
export const width: Message = ['host/pages/embed/width', 'Width'];
export const fullWidth: Message = ['host/pages/embed/fullWidth', 'Full width'];
export const tabletWidth: Message = ['host/pages/embed/tabletWidth', 'Half a page, 480 pixels'];
export const phoneWidth: Message = ['host/pages/embed/phoneWidth', 'Phone, 320 pixels'];
export const events: Message = ['host/pages/embed/events', 'Events sent'];
export const noEvents: Message = ['host/pages/embed/noEvents', 'Events are listed here as they arrive.'];
export const copy: Message = ['host/pages/embed/copy', 'Copy'];
export const htmlTitle: Message = ['host/pages/embed/htmlTitle', 'Add to your page'];
export const html: Message = ['host/pages/embed/html', 'the HTML'];
export const cssTitle: Message = ['host/pages/embed/cssTitle', 'Add to your stylesheet'];
export const css: Message = ['host/pages/embed/css', 'the CSS'];
export const policyTitle: Message = [
  'host/pages/embed/policyTitle',
  'Add to your content security policy, if you have one',
];
export const policy: Message = ['host/pages/embed/policy', 'the policy'];
export const frameTitle: Message = [
  'host/pages/embed/frameTitle',
  'Or use a frame, if your pages run no third-party scripts',
];
export const frame: Message = ['host/pages/embed/frame', 'the frame'];
export const types: Message<{ file: Tag }> = [
  'host/pages/embed/types',
  ['TypeScript types: ', ['file', ''], '. Your key works on the origins you have registered with the shop.'],
];
export const reference: Message = ['host/pages/embed/reference', 'Reference'];
export const attributes: Message = ['host/pages/embed/attributes', 'Attributes'];
export const properties: Message = ['host/pages/embed/properties', 'Custom properties'];
export const eventsTitle: Message = ['host/pages/embed/eventsTitle', 'Events'];
export const attributePartner: Message = [
  'host/pages/embed/attributePartner',
  'Your publishable key. Search does not work without it.',
];
export const attributeTheme: Message = [
  'host/pages/embed/attributeTheme',
  'light, dark, or auto, which follows the visitor’s device. Default: auto.',
];
export const attributeCurrency: Message = [
  'host/pages/embed/attributeCurrency',
  'A currency the shop sells in, such as EUR. Default: the shop’s own.',
];
export const attributePlaceholder: Message = [
  'host/pages/embed/attributePlaceholder',
  'The example shown in the empty field. Default: yourname.',
];
export const attributeRows: Message = [
  'host/pages/embed/attributeRows',
  'Domains shown before “Show more”, 1 to 12. Default: 5.',
];
export const attributeTarget: Message = [
  'host/pages/embed/attributeTarget',
  'Where the shop opens: _self, _blank or _top. Default: _self; in a frame, _top.',
];
export const tokenAccent: Message = ['host/pages/embed/tokenAccent', 'Buttons and links, and the text on buttons.'];
export const tokenGround: Message = ['host/pages/embed/tokenGround', 'The background, and the background of fields.'];
export const tokenInk: Message = ['host/pages/embed/tokenInk', 'Text, secondary text, tertiary text.'];
export const tokenLine: Message = ['host/pages/embed/tokenLine', 'Lines, and the borders of fields and buttons.'];
export const tokenRadius: Message = ['host/pages/embed/tokenRadius', 'Corners of fields and buttons.'];
export const eventReady: Message = ['host/pages/embed/eventReady', 'The element is rendered.'];
export const eventSearch: Message = ['host/pages/embed/eventSearch', 'The visitor searched: word.'];
export const eventCart: Message = [
  'host/pages/embed/eventCart',
  'The cart changed: action (add, remove, change), domain, count.',
];
export const eventCheckout: Message = [
  'host/pages/embed/eventCheckout',
  'The visitor checks out: domains. preventDefault() keeps them on the page.',
];
export const eventError: Message = ['host/pages/embed/eventError', 'Something went wrong: code, message.'];
