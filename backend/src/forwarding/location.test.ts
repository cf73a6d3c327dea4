import fc from 'fast-check';
import { isCircle, locationFor, parseHost } from './location';

describe('[DM-09a] the target of a visitor', () => {
  it.each([
    ['https://e.example/', false, '/a?b=1', 'https://e.example/'],
    ['https://e.example/', true, '/a/b?c=1', 'https://e.example/a/b?c=1'],
    ['https://e.example/shop', true, '/a', 'https://e.example/shop/a'],
    ['https://e.example/shop/?x=1', true, '/?y=2', 'https://e.example/shop/?x=1&y=2'],
    ['https://e.example/shop', true, '/', 'https://e.example/shop'],
    ['https://e.example/', true, '//evil.example/a', 'https://e.example/evil.example/a'],
    ['https://e.example/', true, '/\\evil.example', 'https://e.example/evil.example'],
  ])('%s (with the path: %s), requested as %s: %s', (url, keepsPath, path, location) => {
    expect(locationFor({ url, keepsPath }, path)).toBe(location);
  });

  it('is always at the target’s own host', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), fc.boolean(), (url, path, keepsPath) => {
        expect(new URL(locationFor({ url, keepsPath }, `/${path}`)).host).toBe(new URL(url).host);
      }),
    );
  });

  it.each([
    ['Brindle.com', 'brindle.com'],
    ['www.brindle.com:8080', 'brindle.com'],
    ['brindle.com.', 'brindle.com'],
    ['', null],
    ['a b', null],
    ['[::1]', null],
  ])('parses the host %j as %j', (host, name) => {
    expect(parseHost(host)).toBe(name);
  });

  it('detects a loop over any number of domains', () => {
    const urls: Record<string, string> = {
      'a.com': 'https://www.b.com/',
      'b.com': 'http://c.com/x',
      'c.com': 'https://a.com/',
      'd.com': 'https://a.com/',
      'e.com': 'https://example.com/',
    };
    const getForward = (name: string) =>
      urls[name] === undefined ? undefined : { name, url: urls[name], permanent: false, keepsPath: false };
    expect(Object.keys(urls).filter((name) => isCircle(name, getForward))).toEqual([
      'a.com',
      'b.com',
      'c.com',
      'd.com',
    ]);
  });
});
