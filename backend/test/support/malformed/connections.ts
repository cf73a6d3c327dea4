import type { Seeded } from '../generated/seeded';

/** What a client sends on a connection, and how it leaves. */
export interface Malformed {
  readonly kind: string;
  /** Written in sequence, with a pause of some milliseconds. */
  readonly writes: readonly (string | Buffer)[];
  readonly pauseMs?: number;
  /** Leaves by closing its side, by a reset, or once nothing more arrives. */
  readonly leaves: 'closing' | 'reset' | 'silence';
  /** The most responses allowed: more would answer requests that were not sent. */
  readonly answers: number;
  /** Whether all responses have to be refusals. */
  readonly isRefused?: boolean;
}

const HOST = 'host: shop.example';
const JSON_TYPE = 'content-type: application/json';
const PATHS = ['/', '/auth/session_active', '/api/tucowsbilling/1.0/currencies', '/tables/domains', '/docs', '/about'];
const POSTS = [
  '/auth/login',
  '/auth/recover',
  '/api/tucowsbilling/1.0/service/price_check',
  '/reports/vitals',
  '/auth/logout',
];
/** Calls that read their bodies: signing out accepts any. */
const READ = POSTS.slice(0, -1);
const BODY = '{"email":"mara@example.com"}';

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: readonly string[]): string => lines(`GET ${path} HTTP/1.1`, HOST, ...headers);
const post = (path: string, headers: readonly string[], body: string): string =>
  lines(`POST ${path} HTTP/1.1`, HOST, JSON_TYPE, ...headers) + body;

function bytes(random: Seeded, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

/** The start of a TLS 1.2 handshake, sent to a port without TLS. */
const CLIENT_HELLO = Buffer.from(
  `16030100a10100009d0303${'5a'.repeat(32)}20${'a5'.repeat(32)}0004130113020100${'00'.repeat(70)}`,
  'hex',
);
/** The frames after the HTTP/2 preface: SETTINGS, and a truncated HEADERS. */
const FRAMES = Buffer.from('000000040000000000' + '00001001050000000182868441', 'hex');

type Make = (random: Seeded) => Omit<Malformed, 'kind'>;
const refused = (writes: Malformed['writes'], answers = 1): Omit<Malformed, 'kind'> => ({
  writes,
  leaves: 'silence',
  answers,
  isRefused: true,
});
const any = (writes: Malformed['writes'], answers = 1): Omit<Malformed, 'kind'> => ({
  writes,
  leaves: 'silence',
  answers,
});

/** A request placed where a body should end, for servers that read its length differently. */
const HIDDEN = get('/api/tucowsbilling/1.0/currencies', 'x-hidden: yes');

const MAKES: Readonly<Record<string, Make>> = {
  'request line': (random) =>
    refused([
      `${random.pick([
        'GET',
        'GET / HTTP/9.9',
        'GET / HTTP/1.1.1',
        'G\u0000T / HTTP/1.1',
        'GET\t/\tHTTP/1.1',
        'get / HTTP/1.1',
        'GET / http/1.1',
        'BREW /pot HTTP/1.1',
        ' GET / HTTP/1.1',
        'GET /\u0000 HTTP/1.1',
        'GET /\u0080\u00ff HTTP/1.1 x',
        'POST',
        '\u0000\u0000\u0000\u0000',
        '<html>',
        'EHLO shop.example',
        'SSH-2.0-OpenSSH_9.6',
        'PROXY TCP4 192.0.2.1 192.0.2.2 1 2',
        '* OK IMAP4rev1',
      ])}\r\n${HOST}\r\n\r\n`,
    ]),
  target: (random) =>
    any([
      lines(
        `${random.pick(['GET', 'OPTIONS', 'HEAD', 'TRACE', 'PATCH'])} ${random.pick([
          '*',
          '//',
          'http://evil.example/',
          'http://[::1',
          `/${'a'.repeat(15_000)}`,
          `/?${'q=1&'.repeat(3_000)}`,
          '/%',
          '/%00',
          '/%ff%fe',
          '/..%2f..%2f..%2fetc%2fpasswd',
          '/\\..\\..\\',
          '/api//../..//auth/session_active',
          '/api/domain/1.0/info/%2e%2e',
          '/tables/domains?select=*&select=',
          '/auth/session_active#fragment',
          '?',
          'x:y:z',
        ])} ${random.pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', ''])}`,
        HOST,
      ),
    ]),
  connect: () => any([lines('CONNECT evil.example:443 HTTP/1.1', HOST)]),
  'many headers': (random) =>
    refused([get(random.pick(PATHS), ...Array.from({ length: 3_000 }, (_, index) => `x-${index}: ${'v'.repeat(30)}`))]),
  'long header': (random) =>
    refused([get(random.pick(PATHS), `x-long: ${'v'.repeat(20_000 + random.below(200_000))}`)]),
  'odd header': (random) =>
    any([
      get(
        random.pick(PATHS),
        random.pick([
          'no colon at all',
          'space before : x',
          ': no name',
          ' folded: x',
          'x: a\r\n b',
          'x: a\u0000b',
          'x: a\rb',
          'x\u0000: y',
          'x-\u00e9: \u00ff\u00fe',
          'host: other.example',
          'content-length: 0',
          'content-length: 5',
          'cookie: =; ;;;=',
          'connection: host, x-request-id',
          'connection: keep-alive, close, upgrade',
          'expect: 100-continue',
          'expect: tea',
          'te: chunked',
          'trailer: content-length',
          'forwarded: for=_hidden;proto=gopher',
          'x-forwarded-for: 1.1.1.1, \u0001',
          'accept-encoding: br;q=2, *;q=-1',
          'range: bytes=0-0,1-1,2-2,3-3',
          'if-modified-since: never',
          'authorization: Bearer',
        ]),
      ),
    ]),
  'no host': (random) => refused([lines(`GET ${random.pick(PATHS)} HTTP/1.1`)]),
  'bare line feeds': (random) => any([`GET ${random.pick(PATHS)} HTTP/1.1\n${HOST}\n\n`]),
  'two lengths': (random) => {
    const [first, second] = random.pick([
      ['content-length: 5', 'content-length: 6'],
      ['content-length: 0', `content-length: ${HIDDEN.length}`],
      ['content-length: 5, 5', 'x: y'],
      ['content-length: +5', 'x: y'],
      ['content-length: -1', 'x: y'],
      ['content-length: 0x5', 'x: y'],
      ['content-length: 5 ', 'content-length : 0'],
      ['content-length: 99999999999999999999', 'x: y'],
      ['content-length: five', 'x: y'],
    ] as const);
    return refused([post(random.pick(POSTS), [first, second], HIDDEN)]);
  },
  'length and chunks': (random) => {
    const coding = random.pick([
      'transfer-encoding: chunked',
      'Transfer-Encoding: Chunked',
      'transfer-encoding: chunked, identity',
      'transfer-encoding: xchunked',
      'transfer-encoding: chunked\r\ntransfer-encoding: x',
      'transfer-encoding:\u000bchunked',
      'transfer-encoding : chunked',
      'transfer-encoding: gzip, chunked',
      'transfer-encoding\u0000: chunked',
      'x: y\rtransfer-encoding: chunked',
      'transfer-encoding: "chunked"',
    ]);
    const [length, body] = random.pick([
      [4, `5c\r\n${HIDDEN}\r\n0\r\n\r\n`],
      [6, `0\r\n\r\nX${HIDDEN}`],
      [HIDDEN.length + 5, `0\r\n\r\n${HIDDEN}`],
    ] as const);
    return refused([post(random.pick(POSTS), [`content-length: ${length}`, coding], body)]);
  },
  chunks: (random) =>
    any([
      post(
        random.pick(POSTS),
        ['transfer-encoding: chunked'],
        random.pick([
          'zz\r\nabc\r\n0\r\n\r\n',
          'ffffffffffffffff\r\nabc',
          '-1\r\n\r\n',
          '5\r\nabcdefgh\r\n0\r\n\r\n',
          `5;${'e'.repeat(30_000)}\r\nabcde\r\n0\r\n\r\n`,
          `0\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
          '0\r\ncontent-length: 100\r\nhost: other\r\n\r\n',
          '5\nabcde\n0\n\n',
          '\r\n\r\n',
          '1c\r\n{"email":"mara@example.com"}\r\n0\r\n\r\n',
          `${'1\r\n[\r\n'.repeat(4_000)}0\r\n\r\n`,
        ]),
      ),
    ]),
  'half body': (random) => ({
    writes: [post(random.pick(POSTS), ['content-length: 1000'], BODY.slice(0, random.below(BODY.length)))],
    leaves: random.pick(['closing', 'reset'] as const),
    answers: 1,
    isRefused: true,
  }),
  'slow body': (random) => ({
    writes: [post(random.pick(POSTS), ['content-length: 1000'], ''), ...BODY.slice(0, 3 + random.below(5))],
    pauseMs: 40,
    leaves: 'reset',
    answers: 1,
    isRefused: true,
  }),
  'slow head': (random) => ({
    writes: ['G', 'E', 'T ', random.pick(PATHS), ' HT', 'TP/1.1\r', '\nho', 'st: x\r\nx'],
    pauseMs: 30,
    leaves: random.pick(['closing', 'reset'] as const),
    answers: 1,
    isRefused: true,
  }),
  'odd body': (random) => {
    const body = random.pick([
      Buffer.from(`${'['.repeat(8_000)}${']'.repeat(8_000)}`),
      Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
      Buffer.from('1f8b0800000000000000', 'hex'),
      Buffer.from('{"email":"\ud800"}'),
      Buffer.alloc(1_200_000, 'x'),
      Buffer.alloc(2_000, 0),
    ]);
    const head = post(
      random.pick(READ),
      [
        `content-length: ${body.length}`,
        ...random.pick([[], ['content-encoding: gzip'], ['content-encoding: br, gzip']]),
      ],
      '',
    );
    return refused([head, body]);
  },
  'http/2': (random) =>
    random.pick([
      refused(['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', FRAMES]),
      any(
        [
          get(random.pick(PATHS), 'connection: Upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABk'),
          FRAMES,
        ],
        2,
      ),
    ]),
  upgrade: (random) =>
    any(
      [
        get(
          random.pick(PATHS),
          'connection: upgrade',
          `upgrade: ${random.pick(['websocket', 'TLS/1.2', 'h2c', 'x', '\u0001'])}`,
          'sec-websocket-version: 13',
          'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        ),
        bytes(random, 40),
      ],
      2,
    ),
  'tls on a plain port': () => refused([CLIENT_HELLO]),
  noise: (random) => any([bytes(random, 1 + random.below(4_000))], 2),
  nulls: (random) => refused([Buffer.alloc(1 + random.below(20_000))]),
  pipelined: (random) => {
    const count = 1 + random.below(6);
    return any([get('/auth/session_active').repeat(count), bytes(random, 100)], count + 1);
  },
  'pipelined after a refusal': (random) => ({
    writes: [`BAD\r\n\r\n${get(random.pick(PATHS)).repeat(5)}`],
    leaves: 'silence',
    answers: 1,
    isRefused: true,
  }),
  'early close': (random) => ({
    writes: random.pick([
      [],
      [get('/api/tucowsbilling/1.0/currencies')],
      ['GET / HT'],
      [post('/auth/recover', [`content-length: ${BODY.length}`], BODY)],
    ]),
    leaves: random.pick(['closing', 'reset'] as const),
    answers: 1,
  }),
  'body that never comes': (random) =>
    any(
      [lines(`POST ${random.pick(POSTS)} HTTP/1.1`, HOST, JSON_TYPE, 'expect: 100-continue', 'content-length: 5000')],
      2,
    ),
};

export const KINDS = Object.keys(MAKES);

export function malformed(kind: string, random: Seeded): Malformed {
  const make = MAKES[kind];
  if (!make) throw new Error(`No connection is malformed by ${kind}`);
  return { kind, ...make(random) };
}
