import fc from 'fast-check';
import { isLoginPath, safeReturnPath } from './return-path';

describe('[GD-02b] safeReturnPath', () => {
  it.each(['/domain/list?page=2#row', '/site/cart', '/', '/account/receipt?orderId=1', '/site/availability/bl%C3%A5'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example',
    'javascript:alert(1)',
    'domain/list',
    '/.//evil.example',
    '/%2e//evil.example',
    '/site/login?next=%2F',
    '/login',
    '/site/verification?token=x',
    `/${'a'.repeat(3000)}`,
  ])('replaces %p with the start page', (path) => {
    expect(safeReturnPath(path)).toBe('/site/home');
  });

  it('falls back to the path that the caller names', () => {
    expect(safeReturnPath('//evil.example', '/site/registrant')).toBe('/site/registrant');
  });

  it('stays on this origin whatever was stored', () => {
    const hostile = fc
      .array(
        fc.constantFrom('/', '\\', '.', '..', '%2f', '\t', '\n', '@', ':', 'evil.example', '?', '#', 'site', ' '),
        { maxLength: 12 },
      )
      .map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (kept) => {
        const path = safeReturnPath(kept);
        expect(path.startsWith('/') && !path.startsWith('//')).toBe(true);
        expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
      }),
      { numRuns: 1000 },
    );
  });

  it('[GD-03a] recognises the sign-in page by its path', () => {
    expect(
      ['/site/login', '/site/login?next=x', '/login', '/login/x', '/site/logins', '/site/home'].map(isLoginPath),
    ).toEqual([true, true, true, true, false, false]);
  });
});
