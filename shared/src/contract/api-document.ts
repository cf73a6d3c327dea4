/** Texts of tags and headers in the OpenAPI document. Not part of browser builds: endpoints there have neither. */

export const API_TAGS = {
  account: 'All that the shop holds of a customer: export, closing, billing details.',
  'api keys': 'Keys with which programs act for a customer.',
  auth: 'Accounts, sign-in and passwords.',
  billing: 'Currencies, settings of the shop and the profile of a customer.',
  cart: 'The cart of an account, and carts on their way to another device.',
  catalog: 'What is on sale.',
  checkout: 'Orders, their progress, receipts and withdrawal.',
  contacts: 'Registrant contacts that a customer keeps for the next purchase.',
  dns: 'Records of zones, their history, DNSSEC and ACME challenges.',
  domains: 'Domains of a customer: settings, renewal, forwarding, transfer away, deletion.',
  embed: 'Search and cart on the pages of partners.',
  payment: 'Saved cards, and the webhook of the payment provider.',
  powerdns: 'Records of zones in the HTTP API of PowerDNS, for the many programs that know it.',
  prices: 'What something costs now, with its tax.',
  search: 'Which names can be had.',
  security: 'Second factors, sessions and activity of an account.',
  tables: 'Lists in the dialect of PostgREST, with filters, order and pages.',
  transfers: 'Domains on their way in.',
} as const;

interface HeaderTexts {
  readonly description: string;
  readonly example: string;
}

/** Headers that some calls read. `Accept` is left out: OpenAPI describes it by the media types of a response. */
export const REQUEST_HEADERS = {
  'Accept-Profile': {
    description: 'The schema of the table, as PostgREST clients may send it. The only one is `public`.',
    example: 'public',
  },
  'Idempotency-Key': {
    description:
      'Can be sent instead of the field `idempotency_key`: a request that is repeated with the same key places no second order and starts no second change. If both are sent, they must be equal.',
    example: 'order-7f3a91c2d4e5b608',
  },
  'If-Match': {
    description:
      'The version of the zone that the change is based on, from its `ETag`. If the zone has changed since, nothing is saved: 409 `zone_changed`.',
    example: '"41"',
  },
  Prefer: {
    description:
      '`count=exact`, `count=planned` or `count=estimated` requests the total number of rows, returned at the end of `Content-Range`.',
    example: 'count=exact',
  },
  Range: {
    description: 'The first and the last requested row, counted from 0. `limit` and `offset` take precedence.',
    example: '0-24',
  },
} as const satisfies Record<string, HeaderTexts>;
export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Headers of some responses. */
export const ANSWER_HEADERS = {
  'Content-Range': {
    description:
      'The rows in the response and the total: `0-24/148`. `*` stands for no rows, or for a total that was not requested or is too large to count.',
    example: '0-24/148',
  },
  ETag: { description: 'The version of the zone. Send it as `If-Match` with the next change.', example: '"42"' },
  'Preference-Applied': { description: 'What `Prefer` asked for and the answer follows.', example: 'count=exact' },
} as const satisfies Record<string, HeaderTexts>;
export type AnswerHeader = keyof typeof ANSWER_HEADERS;
