import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untranslated } from '../../test/support/pseudo-text';
import type { ForwardsCache } from './forwards-cache';
import { answerVisitors } from './site';

jest.mock('../core/translations', () => jest.requireActual('../../test/support/pseudo-translations'));

let server: Server;
let isKnown = true;

beforeAll(async () => {
  const forwards: Record<string, { url: string; permanent: boolean }> = {
    'circle.com': { url: 'https://circle.com/', permanent: false },
    'there.com': { url: 'https://elsewhere.example/', permanent: false },
  };
  const cache = {
    getForward: (host: string) => forwards[host],
    refreshSoon: async () => undefined,
    get isKnown() {
      return isKnown;
    },
  } as unknown as ForwardsCache;
  server = createServer(answerVisitors({ cache, challenges: new Map(), hasCertificate: () => false, keys: ['key'] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => void (isKnown = true));
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const visit = (host: string, language: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, method, headers: { host, 'accept-language': language } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

const getText = (html: string): string => html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ');

describe('pages for visitors who are not forwarded', () => {
  const pages = [
    ['a domain that is not forwarded', 404, 'This domain is not forwarded', () => visit.bind(null, 'nowhere.com')],
    ['a loop', 508, 'This domain forwards to itself', () => visit.bind(null, 'circle.com')],
    [
      'a form',
      405,
      'This address cannot receive forms',
      () => (language: string) => visit('there.com', language, 'POST'),
    ],
    [
      'a server that has just started',
      503,
      'Try again in a moment',
      () => (language: string) => {
        isKnown = false;
        return visit('nowhere.com', language);
      },
    ],
  ] as const;

  test.each(pages)('%s: in English', async (_what, status, title, see) => {
    const answer = await see()('nl, en;q=0.5');
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^<!doctype html><html lang="en"><meta/);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers).toMatchObject({ 'content-language': 'en', vary: 'accept-language' });
  });

  test.each(pages)('%s: entirely in the language that the browser requests', async (_what, status, _title, see) => {
    const answer = await see()('en-XA, en;q=0.5');
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^<!doctype html><html lang="en-XA"><meta/);
    expect(answer.headers['content-language']).toBe('en-XA');
    expect(untranslated(getText(answer.body), [])).toEqual([]);
  });

  test('are written from right to left in Arabic', async () => {
    expect((await visit('nowhere.com', 'ar')).body).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><meta/);
  });
});
